/* Drives MAGPIE for benchmarks/side_by_side.py and benchmarks/match_peer.py: our own code against its public
 * headers, built outside this repository beside a MAGPIE tree (see benchmarks/README.md).
 *
 *   driver DATA LEXICON [wmp] [rit] [nopeg]      then commands on standard input, one answer line each
 *   load FILE                  a position a line, as CGP       -> number of positions
 *   best                       each position once              -> "ns equity" for each
 *   all                        each position once              -> "ns plays score_sum" for each
 *   games SEED COUNT           greedy games of both seats      -> "ns turns" for each
 *   games SEED COUNT THREADS   the same on so many threads     -> "ns turns" of all of them
 *   sim PLAYS DEALS THREADS    two turns played on after each of the best so many plays, no play dropped
 *                                                              -> "ns games" for each position
 *   choose MS CGP              what it would play in so many milliseconds on one thread: its own choice of simulation,
 *                              pre-endgame or end game, as its games by the clock have it. The first rack moves, the
 *                              other is not known; both are full while there is a bag
 *                                                              -> "ns move", the move as `fishka` writes it
 * What an engine cannot do it answers with a line of "-".
 */
#define _GNU_SOURCE
#include "src/def/game_defs.h"
#include "src/compat/ctime.h"
#include "src/def/game_history_defs.h"
#include "src/def/move_defs.h"
#include "src/ent/bag.h"
#include "src/ent/game.h"
#include "src/ent/move.h"
#include "src/ent/player.h"
#include "src/ent/sim_results.h"
#include "src/ent/thread_control.h"
#include "src/ent/transposition_table.h"
#include "src/impl/cgp.h"
#include "src/impl/config.h"
#include "src/impl/endgame.h"
#include "src/impl/gameplay.h"
#include "src/impl/move_gen.h"
#include "src/impl/play_chooser.h"
#include "src/impl/simmer.h"
#include "src/util/io_util.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define POSITIONS_MAX 20000
#define MOVES_MAX 200000
#define THREADS_MAX 16

static char *positions[POSITIONS_MAX];
static Game *games[POSITIONS_MAX];
static int position_count;

/* Its search tables are a share of the machine's memory, and are filled with zeros within the time of a move: a
 * gigabyte where there are 20. It hears of a machine of this size. */
#define MEMORY "MemTotal: 5452595 kB\n"

FILE *fopen(const char *path, const char *mode) {
  static FILE *(*whole)(const char *, const char *);
  static char memory[] = MEMORY;
  if (!whole) {
    *(void **)&whole = dlsym(RTLD_NEXT, "fopen");
  }
  return strcmp(path, "/proc/meminfo") ? whole(path, mode) : fmemopen(memory, strlen(memory), "r");
}

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void check(ErrorStack *errors) {
  if (!error_stack_is_empty(errors)) {
    error_stack_print_and_reset(errors);
    exit(1);
  }
}

static void generate(Game *game, MoveList *list, move_record_t record) {
  const MoveGenArgs args = {
      .game = game,
      .move_list = list,
      .move_record_type = record,
      .move_sort_type = MOVE_SORT_EQUITY,
      .override_kwg = NULL,
      .eq_margin_movegen = 0,
      .target_equity = EQUITY_MAX_VALUE,
      .target_leave_size_for_exchange_cutoff = UNSET_LEAVE_SIZE,
  };
  generate_moves(&args);
}

static void load(Config *config, const char *path, ErrorStack *errors) {
  static char line[4096];
  FILE *file = fopen(path, "r");
  if (!file) {
    exit(1);
  }
  position_count = 0;
  while (position_count < POSITIONS_MAX && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    positions[position_count] = strdup(line);
    games[position_count] = config_game_create(config);
    game_load_cgp(games[position_count], line, errors);
    check(errors);
    position_count++;
  }
  fclose(file);
  printf("%d\n", position_count);
}

static void best(MoveList *list) {
  for (int at = 0; at < position_count; at++) {
    const long long start = now();
    generate(games[at], list, MOVE_RECORD_BEST);
    const long long spent = now() - start;
    printf("%lld %d ", spent, (int)move_get_equity(move_list_get_move(list, 0)));
  }
  printf("\n");
}

static void all(MoveList *list) {
  for (int at = 0; at < position_count; at++) {
    const long long start = now();
    generate(games[at], list, MOVE_RECORD_ALL);
    const long long spent = now() - start;
    long long plays = 0, sum = 0;
    for (int number = 0; number < move_list_get_count(list); number++) {
      const Move *move = move_list_get_move(list, number);
      if (move_get_type(move) == GAME_EVENT_TILE_PLACEMENT_MOVE) {
        plays++;
        sum += move_get_score(move) / 1000;
      }
    }
    printf("%lld %lld %lld ", spent, plays, sum);
  }
  printf("\n");
}

/* Greedy games of seeds from `seed` on, every `step`th; nanoseconds and turns of each are handed to `told`. */
static void play(Game *game, MoveList *list, unsigned long long seed, int count, int step,
                 void (*told)(long long, int, void *), void *with) {
  for (int number = 0; number < count; number += step) {
    const long long start = now();
    game_reset(game);
    game_seed(game, seed + number);
    draw_starting_racks(game);
    int turns = 0;
    while (!game_over(game)) {
      const Move *move = get_top_equity_move(game, list);
      play_move(move, game, NULL);
      turns++;
    }
    told(now() - start, turns, with);
  }
}

static void print_game(long long ns, int turns, void *with) {
  (void)with;
  printf("%lld %d ", ns, turns);
}

static void add_game(long long ns, int turns, void *with) {
  (void)ns;
  *(long long *)with += turns;
}

typedef struct Share {
  Game *game;
  MoveList *list;
  unsigned long long seed;
  int count;
  int step;
  long long turns;
} Share;

static void *play_share(void *given) {
  Share *share = given;
  play(share->game, share->list, share->seed, share->count, share->step, add_game, &share->turns);
  return NULL;
}

static void play_alone(Config *config, MoveList *list, unsigned long long seed, int count) {
  Game *game = config_game_create(config);
  play(game, list, seed, count, 1, print_game, NULL);
  printf("\n");
  game_destroy(game);
}

static void play_together(Config *config, unsigned long long seed, int count, int threads) {
  pthread_t thread[THREADS_MAX];
  Share share[THREADS_MAX];
  for (int at = 0; at < threads; at++) {
    share[at] = (Share){config_game_create(config), move_list_create(1), seed + at, count - at, threads, 0};
  }
  const long long start = now();
  for (int at = 0; at < threads; at++) {
    pthread_create(&thread[at], NULL, play_share, &share[at]);
  }
  long long turns = 0;
  for (int at = 0; at < threads; at++) {
    pthread_join(thread[at], NULL);
    turns += share[at].turns;
  }
  printf("%lld %lld\n", now() - start, turns);
  for (int at = 0; at < threads; at++) {
    game_destroy(share[at].game);
    move_list_destroy(share[at].list);
  }
}

static void command(Config *config, ErrorStack *errors, const char *text) {
  config_load_command(config, text, errors);
  check(errors);
  config_execute_command(config, errors);
  check(errors);
}

/* What commands show of plays goes nowhere. */
static void quietly(Config *config, ErrorStack *errors, const char *text) {
  fflush(stdout);
  const int shown = dup(1), nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, 1);
  command(config, errors, text);
  fflush(stdout);
  dup2(shown, 1);
  close(shown);
  close(nowhere);
}

/* The clock is around the simulation alone: neither plays to compare nor what is shown of it count, and its
 * memory is kept from one position to the next. */
static void play_on(Config *config, ErrorStack *errors, int plays, int deals, int threads) {
  static char text[8192];
  SimCtx *memory = NULL;
  Rack unknown;
  snprintf(text, sizeof text,
           "set -plies 2 -threads %d -sr rr -scondition none -minp %d -iterations %d -numplays %d -r1 all -r2 all",
           threads, deals, plays * deals, plays);
  quietly(config, errors, text);
  for (int at = 0; at < position_count; at++) {
    snprintf(text, sizeof text, "cgp %s", positions[at]);
    quietly(config, errors, text);
    quietly(config, errors, "gen");
    rack_set_dist_size_and_reset(&unknown, ld_get_size(game_get_ld(config_get_game(config))));
    SimResults *found = config_get_sim_results(config);
    thread_control_set_status(config_get_thread_control(config), THREAD_CONTROL_STATUS_STARTED);
    const long long start = now();
    config_simulate(config, &memory, &unknown, found, NULL, 0, errors);
    const long long spent = now() - start;
    thread_control_set_status(config_get_thread_control(config), THREAD_CONTROL_STATUS_FINISHED);
    check(errors);
    printf("%lld %llu ", spent, (unsigned long long)sim_results_get_iteration_count(found));
  }
  sim_ctx_destroy(memory);
  quietly(config, errors, "set -r1 best -r2 best");
  printf("\n");
}

/* The strategy of its games by the clock, with a fixed time for each move; `nopeg`: it simulates before the end
 * game too, where its search of every bag would not come far in the time. */
static bool without_peg;

static PlayChooser *chooser_of(WinPct *shares, int ms) {
  const PlayChooserStrategy strategy = {
      .pre_endgame_eval = without_peg ? PLAY_CHOOSER_EVAL_SIM : PLAY_CHOOSER_EVAL_PEG,
      .endgame_eval = PLAY_CHOOSER_EVAL_ENDGAME,
      .fixed_seconds_per_move = ms / 1000.0,
      .win_pcts = shares,
      .num_threads = 1,
  };
  return play_chooser_create(&strategy);
}

static void print_move(const Game *game, const Move *move) {
  const LetterDistribution *letters = game_get_ld(game);
  const game_event_t kind = move_get_type(move);
  if (kind == GAME_EVENT_TILE_PLACEMENT_MOVE) {
    const int row = move_get_row_start(move) + 1;
    const char column = (char)('A' + move_get_col_start(move));
    if (board_is_dir_vertical(move_get_dir(move))) {
      printf("%c%d ", column, row);
    } else {
      printf("%d%c ", row, column);
    }
  } else {
    printf("-");
  }
  for (int at = 0; kind != GAME_EVENT_PASS && at < move_get_tiles_length(move); at++) {
    const MachineLetter tile = move_get_tile(move, at);
    const bool lies = kind == GAME_EVENT_TILE_PLACEMENT_MOVE && tile == PLAYED_THROUGH_MARKER;
    printf("%s", lies ? "." : letters->ld_ml_to_hl[tile]);
  }
  printf("\n");
}

typedef struct Alarm {
  ThreadControl *control;
  int ms;
  atomic_bool is_done;
} Alarm;

static void *ring(void *given) {
  Alarm *alarm = given;
  for (int ms = 0; ms < alarm->ms && !atomic_load(&alarm->is_done); ms++) {
    usleep(1000);
  }
  thread_control_set_status(alarm->control, THREAD_CONTROL_STATUS_USER_INTERRUPT);
  return NULL;
}

/* The end game by its own solver with no limit of depth, interrupted when the time is over; the solver by its own
 * reckoning of time goes on for seconds. False without a move: the best by equity is played then. Its table is made on first use: a question before
 * the first game has that done. */
static bool solve(const Game *game, int ms, Move *move, ErrorStack *errors) {
  static EndgameCtx *memory;
  static EndgameResults *found;
  static TranspositionTable *table;
  if (!table) {
    memory = endgame_ctx_create();
    found = endgame_results_create();
    table = transposition_table_create(0.2);
  }
  ThreadControl *control = thread_control_create();
  thread_control_set_status(control, THREAD_CONTROL_STATUS_STARTED);
  Alarm alarm = {.control = control, .ms = ms};
  pthread_t thread;
  pthread_create(&thread, NULL, ring, &alarm);
  EndgameArgs args = {0};
  endgame_args_fill(control, game, 0.0, MAX_VARIANT_LENGTH, DEFAULT_INITIAL_SMALL_MOVE_ARENA_SIZE, 1,
                    /* heuristics */ true, /* best moves */ 1, NULL, NULL, NULL, NULL, NULL, NULL,
                    DUAL_LEXICON_MODE_IGNORANT, false, false, /* time limits */ 0, 0, /* seed */ 1, false, table, 0,
                    false, 0, false, 0, 0, /* deadline */ ctimer_monotonic_ns() + ms * 1000000LL, NULL, &args);
  endgame_solve(&memory, &args, found, errors);
  atomic_store(&alarm.is_done, true);
  pthread_join(thread, NULL);
  thread_control_destroy(control);
  const PVLine *line = endgame_results_get_pvline(found, ENDGAME_RESULT_BEST);
  if (!error_stack_is_empty(errors) || line->num_moves == 0) {
    return false;
  }
  small_move_to_move(move, &line->moves[0], game_get_board(game));
  return true;
}

static void choose(Config *config, ErrorStack *errors, MoveList *list, WinPct *shares, int ms, const char *cgp) {
  static PlayChooser *chooser;
  static int chooser_ms = -1;
  static Game *game;
  static uint64_t count;
  if (ms != chooser_ms) {
    play_chooser_destroy(chooser);
    chooser = chooser_of(shares, ms);
    chooser_ms = ms;
  }
  if (!game) {
    game = config_game_create(config);
  }
  game_reset(game);
  game_seed(game, ++count);
  game_load_cgp(game, cgp, errors);
  check(errors);
  draw_to_full_rack(game, 1 - game_get_player_on_turn_index(game));
  Move move;
  const long long start = now();
  if (bag_get_letters(game_get_bag(game)) > 0) {
    play_chooser_choose_move(chooser, game, &move, errors);
  } else if (!solve(game, ms, &move, errors)) {
    move_copy(&move, get_top_equity_move(game, list));
  }
  const long long spent = now() - start;
  check(errors);
  printf("%lld ", spent);
  print_move(game, &move);
}

int main(int argc, char **argv) {
  ErrorStack *errors = error_stack_create();
  bool wmp = false, rit = false;
  for (int at = 3; at < argc; at++) {
    wmp |= !strcmp(argv[at], "wmp");
    rit |= !strcmp(argv[at], "rit");
    without_peg |= !strcmp(argv[at], "nopeg");
  }
  const ConfigArgs args = {.data_paths = argv[1], .settings_filename = NULL, .use_wmp = wmp};
  Config *config = config_create(&args, errors);
  check(errors);
  static char set[512];
  snprintf(set, sizeof set, "set -lex %s -wmp %s -rit %s -s1 equity -s2 equity -r1 best -r2 best",
           argv[2], wmp ? "true" : "false", rit ? "true" : "false");
  command(config, errors, set);
  WinPct *shares = win_pct_create(argv[1], "winpct", errors);
  check(errors);
  MoveList *one = move_list_create(1);
  MoveList *many = move_list_create(MOVES_MAX);
  static char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    unsigned long long seed;
    int count, deals, threads, ms, at;
    line[strcspn(line, "\n")] = 0;
    if (!strncmp(line, "load ", 5)) {
      load(config, line + 5, errors);
    } else if (!strcmp(line, "best")) {
      best(one);
    } else if (!strcmp(line, "all")) {
      all(many);
    } else if (sscanf(line, "choose %d %n", &ms, &at) == 1) {
      choose(config, errors, one, shares, ms, line + at);
    } else if (sscanf(line, "sim %d %d %d", &count, &deals, &threads) == 3) {
      play_on(config, errors, count, deals, threads);
    } else if (sscanf(line, "games %llu %d %d", &seed, &count, &threads) == 3 && threads <= THREADS_MAX) {
      play_together(config, seed, count, threads);
    } else if (sscanf(line, "games %llu %d", &seed, &count) == 2) {
      play_alone(config, one, seed, count);
    } else {
      printf("-\n");
    }
    fflush(stdout);
  }
  return 0;
}
