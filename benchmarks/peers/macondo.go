// Drives macondo for benchmarks/side_by_side.py: our own code against its packages, built outside this repository as
// a command of a macondo tree (see benchmarks/README.md). English.
//
//	driver LEXICON [wmp]    with MACONDO_DATA_PATH set; then the commands of benchmarks/peers/magpie.c, one answer
//	                        line each: all but games on threads and simulation, which would compare other work (its
//	                        simulation picks each reply among two plays by temperature)
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"strings"
	"time"

	"github.com/domino14/word-golib/kwg"
	"github.com/rs/zerolog"

	"github.com/domino14/macondo/board"
	"github.com/domino14/macondo/cgp"
	"github.com/domino14/macondo/config"
	"github.com/domino14/macondo/equity"
	"github.com/domino14/macondo/game"
	pb "github.com/domino14/macondo/gen/api/proto/macondo"
	"github.com/domino14/macondo/move"
	"github.com/domino14/macondo/movegen"
	"github.com/domino14/macondo/wmp"
)

type engine struct {
	config  *config.Config
	lexicon string
	graph   *kwg.KWG
	calc    *equity.CombinedStaticCalculator
	words   *wmp.WMP
	games   []*game.Game
}

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func (e *engine) generator(g *game.Game) *movegen.GordonGenerator {
	gen := movegen.NewGordonGenerator(e.graph, g.Board(), g.Bag().LetterDistribution())
	gen.SetEquityCalculators([]equity.EquityCalculator{e.calc})
	gen.SetGame(g)
	gen.SetSortingParameter(movegen.SortByNone)
	if e.words != nil {
		gen.SetWMP(e.words)
	}
	return gen
}

func (e *engine) load(path string) {
	e.games = e.games[:0]
	text := must(os.ReadFile(path))
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		parsed := must(cgp.ParseCGP(e.config, line+" lex "+e.lexicon+";"))
		parsed.Game.RecalculateBoard()
		e.games = append(e.games, parsed.Game)
	}
	fmt.Print(len(e.games))
}

func exchanges(g *game.Game) bool {
	return g.Bag().TilesRemaining() >= g.ExchangeLimit()
}

func (e *engine) best() {
	for _, g := range e.games {
		gen := e.generator(g)
		gen.SetPlayRecorderTopPlay()
		start := time.Now()
		gen.GenAll(g.RackFor(0), exchanges(g))
		spent := time.Since(start)
		best := gen.Plays()[0]
		fmt.Printf("%d %d ", spent.Nanoseconds(), int(math.Round(best.Equity()*1000)))
	}
}

func (e *engine) all() {
	for _, g := range e.games {
		gen := e.generator(g)
		gen.SetPlayRecorder(movegen.AllPlaysRecorder)
		start := time.Now()
		plays := gen.GenAll(g.RackFor(0), exchanges(g))
		other := g.RackFor(1)
		for _, play := range plays {
			play.SetEquity(e.calc.Equity(play, g.Board(), g.Bag(), other))
		}
		spent := time.Since(start)
		count, sum := 0, 0
		for _, play := range plays {
			if play.Action() == move.MoveTypePlay {
				count++
				sum += play.Score()
			}
		}
		fmt.Printf("%d %d %d ", spent.Nanoseconds(), count, sum)
	}
}

func (e *engine) play(seed uint64, count int) {
	rules := must(game.NewBasicGameRules(e.config, e.lexicon, board.CrosswordGameLayout, "english",
		game.CrossScoreAndSet, game.VarClassic))
	players := []*pb.PlayerInfo{{Nickname: "a", RealName: "a"}, {Nickname: "b", RealName: "b"}}
	g := must(game.NewGame(rules, players))
	var gen *movegen.GordonGenerator
	for number := 0; number < count; number++ {
		start := time.Now()
		var bytes [32]byte
		for at := 0; at < 8; at++ {
			bytes[at] = byte((seed + uint64(number)) >> (8 * at))
		}
		g.SeedBag(bytes)
		g.StartGame()
		if gen == nil {
			gen = e.generator(g)
			gen.SetPlayRecorderTopPlay()
		}
		turns := 0
		for g.Playing() == pb.PlayState_PLAYING {
			gen.GenAll(g.RackFor(g.PlayerOnTurn()), exchanges(g))
			if err := g.PlayMove(gen.Plays()[0], false, 0); err != nil {
				must(0, err)
			}
			turns++
		}
		fmt.Printf("%d %d ", time.Since(start).Nanoseconds(), turns)
	}
}

func main() {
	zerolog.SetGlobalLevel(zerolog.ErrorLevel)
	e := &engine{config: config.DefaultConfig(), lexicon: os.Args[1]}
	e.graph = must(kwg.GetKWG(e.config.WGLConfig(), e.lexicon))
	e.calc = must(equity.NewCombinedStaticCalculator(e.lexicon, e.config, "", ""))
	if len(os.Args) > 2 && os.Args[2] == "wmp" {
		e.words = must(wmp.GetWMP(e.config.WGLConfig(), e.lexicon))
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var seed uint64
		var count, threads int
		line := lines.Text()
		if path, found := strings.CutPrefix(line, "load "); found {
			e.load(path)
		} else if line == "best" {
			e.best()
		} else if line == "all" {
			e.all()
		} else if n, _ := fmt.Sscanf(line, "games %d %d %d", &seed, &count, &threads); n == 2 {
			e.play(seed, count)
		} else {
			fmt.Print("-")
		}
		fmt.Println()
	}
}
