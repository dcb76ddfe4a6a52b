/* Drives MAGPIE for benchmarks/side_by_side.py: our own code against its public headers, built outside this
 * repository beside a MAGPIE tree (see benchmarks/README.md).
 *
 *   driver DATA LEXICON [wmp] [rit]      then commands on standard input, one answer line each
 *   load FILE         a position a line, as CGP          -> number of positions
 *   best              each position once                 -> "ns equity" for each
 *   all               each position once                 -> "ns plays score_sum" for each
 *   games SEED COUNT  greedy games of both seats         -> "ns turns" for each
 *   sim PLAYS DEALS   two turns played on after each of so many plays, no play dropped, one thread
 *                                                        -> "ns positions games" for each
 */
#include "src/def/game_defs.h"
#include "src/def/move_defs.h"
#include "src/ent/bag.h"
#include "src/ent/game.h"
#include "src/ent/move.h"
#include "src/ent/player.h"
#include "src/ent/sim_results.h"
#include "src/impl/cgp.h"
#include "src/impl/config.h"
#include "src/impl/gameplay.h"
#include "src/impl/move_gen.h"
#include "src/util/io_util.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define POSITIONS_MAX 20000
#define MOVES_MAX 200000

static char *positions[POSITIONS_MAX];
static Game *games[POSITIONS_MAX];
static int position_count;

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

static void play(Config *config, MoveList *list, unsigned long long seed, int count) {
  Game *game = config_game_create(config);
  for (int number = 0; number < count; number++) {
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
    printf("%lld %d ", now() - start, turns);
  }
  printf("\n");
  game_destroy(game);
}

static void command(Config *config, ErrorStack *errors, const char *text) {
  config_load_command(config, text, errors);
  check(errors);
  config_execute_command(config, errors);
  check(errors);
}

static void play_on(Config *config, ErrorStack *errors, int plays, int deals) {
  static char text[8192];
  for (int at = 0; at < position_count; at++) {
    snprintf(text, sizeof text, "cgp %s", positions[at]);
    command(config, errors, text);
    snprintf(text, sizeof text, "gen -r1 all -r2 all -numplays %d", plays);
    command(config, errors, text);
    snprintf(text, sizeof text,
             "sim -plies 2 -threads 1 -sr rr -scondition none -minp 1 -iterations %d", plays * deals);
    const long long start = now();
    command(config, errors, text);
    const long long spent = now() - start;
    const SimResults *found = config_get_sim_results(config);
    fprintf(stderr, "SIM %lld %llu %llu\n", spent,
            (unsigned long long)sim_results_get_node_count(found),
            (unsigned long long)sim_results_get_iteration_count(found));
  }
}

int main(int argc, char **argv) {
  ErrorStack *errors = error_stack_create();
  bool wmp = false, rit = false;
  for (int at = 3; at < argc; at++) {
    wmp |= !strcmp(argv[at], "wmp");
    rit |= !strcmp(argv[at], "rit");
  }
  const ConfigArgs args = {.data_paths = argv[1], .settings_filename = NULL, .use_wmp = wmp};
  Config *config = config_create(&args, errors);
  check(errors);
  static char set[512];
  snprintf(set, sizeof set, "set -lex %s -wmp %s -rit %s -s1 equity -s2 equity -r1 best -r2 best",
           argv[2], wmp ? "true" : "false", rit ? "true" : "false");
  command(config, errors, set);
  MoveList *one = move_list_create(1);
  MoveList *many = move_list_create(MOVES_MAX);
  static char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    unsigned long long seed;
    int count, deals;
    line[strcspn(line, "\n")] = 0;
    if (!strncmp(line, "load ", 5)) {
      load(config, line + 5, errors);
    } else if (!strcmp(line, "best")) {
      best(one);
    } else if (!strcmp(line, "all")) {
      all(many);
    } else if (sscanf(line, "sim %d %d", &count, &deals) == 2) {
      play_on(config, errors, count, deals);
    } else if (sscanf(line, "games %llu %d", &seed, &count) == 2) {
      play(config, one, seed, count);
    }
    fflush(stdout);
  }
  return 0;
}
