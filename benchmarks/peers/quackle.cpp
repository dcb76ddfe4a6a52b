/* Drives Quackle for benchmarks/side_by_side.py: our own code against its library, built outside this repository
 * (see benchmarks/README.md). English: its other alphabets need Qt.
 *
 *   driver WORDS.dawg WORDS.gaddag LEAVES.csv     then the commands of benchmarks/peers/magpie.c, one answer line
 *                                                 each: all but games on threads and simulation, which it has no
 *                                                 comparable way to do (its simulation takes 100 times as long)
 */
#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "alphabetparameters.h"
#include "computerplayer.h"
#include "datamanager.h"
#include "evaluator.h"
#include "game.h"
#include "gameparameters.h"
#include "generator.h"
#include "lexiconparameters.h"
#include "strategyparameters.h"
#include "test/trademarkedboards.h"

using namespace Quackle;

static long long now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static LetterString encoded(const std::string &text) {
  return QUACKLE_ALPHABET_PARAMETERS->encode(text);
}

/* Its own evaluation with the leaves given, as precisely as they are: its file of them keeps 1/256 of a point. */
class Leaves : public ScorePlusLeaveEvaluator {
public:
  explicit Leaves(const char *path) {
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
      const size_t comma = line.find(',');
      values[String::alphabetize(encoded(line.substr(0, comma)))] = std::stod(line.substr(comma + 1));
    }
  }
  double leaveValue(const LetterString &leave) const override {
    const auto found = values.find(String::alphabetize(leave));
    return found == values.end() ? 0 : found->second;
  }

private:
  std::map<LetterString, double> values;
};

static PlayerList players() {
  PlayerList list;
  for (int id = 0; id < 2; id++) {
    list.push_back(Player(id ? "B" : "A", Player::ComputerPlayerType, id));
  }
  return list;
}

static GamePosition parsed(const std::string &line) {
  std::istringstream in(line);
  std::string cells, racks;
  in >> cells >> racks;
  Board board;
  board.prepareEmptyBoard();
  int row = 0, col = 0;
  for (size_t at = 0; at < cells.size(); at++) {
    if (cells[at] == '/') {
      row++;
      col = 0;
    } else if (isdigit(cells[at])) {
      int count = 0;
      while (at < cells.size() && isdigit(cells[at])) {
        count = count * 10 + (cells[at++] - '0');
      }
      at--;
      col += count;
    } else {
      board.makeMove(Move::createPlaceMove(row, col++, true, encoded(std::string(1, cells[at]))));
    }
  }
  GamePosition position(players());
  position.incrementTurn();
  position.setCurrentPlayer(0);
  position.setPlayerOnTurn(0);
  position.setBoard(board);
  Bag bag = board.tilesNotOnBoard();
  const Rack own(encoded(racks.substr(0, racks.find('/'))));
  const Rack other(encoded(racks.substr(racks.find('/') + 1)));
  position.setCurrentPlayerRack(own, false);
  position.setOppRack(other, false);
  bag.removeLetters(own.tiles());
  bag.removeLetters(other.tiles());
  position.setBag(bag);
  position.ensureBoardIsPreparedForAnalysis();
  return position;
}

static std::vector<GamePosition> positions;

static void load(const std::string &path) {
  positions.clear();
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    positions.push_back(parsed(line));
  }
  std::cout << positions.size();
}

static int flags(const GamePosition &position) {
  return position.exchangeAllowed() ? Generator::RegularKibitz : Generator::CannotExchange;
}

static void best() {
  for (const GamePosition &position : positions) {
    Generator generator(position);
    const long long start = now();
    generator.kibitz(1, flags(position));
    const long long spent = now() - start;
    std::cout << spent << ' ' << std::lround(generator.kibitzList().front().equity * 1000) << ' ';
  }
}

static void all() {
  for (const GamePosition &position : positions) {
    Generator generator(position);
    const long long start = now();
    generator.kibitz(1000000, flags(position));
    const long long spent = now() - start;
    long long plays = 0, sum = 0;
    for (const Move &move : generator.kibitzList()) {
      if (move.action == Move::Place) {
        plays++;
        sum += move.score;
      }
    }
    std::cout << spent << ' ' << plays << ' ' << sum << ' ';
  }
}

static void play(unsigned seed, int count) {
  StaticPlayer greedy;
  for (int number = 0; number < count; number++) {
    const long long start = now();
    QUACKLE_DATAMANAGER->seedRandomNumbers(seed + number);
    Game game;
    game.setPlayers(players());
    game.addPosition();
    int turns = 0;
    while (!game.currentPosition().gameOver()) {
      game.haveComputerPlay(&greedy);
      turns++;
    }
    std::cout << now() - start << ' ' << turns << ' ';
  }
}

int main(int argc, char **argv) {
  if (argc != 4) {
    return 1;
  }
  DataManager manager;
  manager.setAlphabetParameters(new EnglishAlphabetParameters);
  manager.setBoardParameters(new ScrabbleBoard);
  manager.lexiconParameters()->loadDawg(argv[1]);
  manager.lexiconParameters()->loadGaddag(argv[2]);
  manager.setEvaluator(new Leaves(argv[3]));
  std::string line, word, path;
  while (std::getline(std::cin, line)) {
    std::istringstream in(line);
    unsigned seed;
    int count, threads;
    in >> word;
    if (word == "load" && in >> path) {
      load(path);
    } else if (word == "best") {
      best();
    } else if (word == "all") {
      all();
    } else if (word == "games" && in >> seed >> count && !(in >> threads)) {
      play(seed, count);
    } else {
      std::cout << '-';
    }
    std::cout << std::endl;
  }
  return 0;
}
