/* Looks for a pairing that costs no more meetings than a limit, through all there are.
 *
 *     cc -O2 -o league_search benchmarks/league_search.c && ./league_search PEOPLE AT_TABLE GAMES LIMIT
 *
 * prints one, or `none`. docs/leagues.md says what a pairing is; benchmarks/league_schedules.py
 * calls this for the pairings whose cost is above the bound of `carrack.leagues.cost.least`.
 *
 * Rounds are sets of tables, tables sets of people (bits). The cost of a pairing is the sum over pairs
 * of rounds of the pairs of people who share a table in both. The first round is fixed, since people
 * may be renamed. So may they be among the first two: of these only one pair of rounds is tried for
 * each matrix of the sizes of intersections, up to the order of tables. Of all pairs of full rounds,
 * the first two cost least. The others come in the order of their numbers. A person sits
 * out as often as everybody; the people of a smaller last round are then known.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { unsigned short table[4], out; } Round;
typedef struct { int round, cost; } Choice;

static int people, at_table, games, limit, tables, rounds, full, last, outs;
static Round *all, chosen[32];
static int count, room, out_count[16], met[16][16], tight_met, tight_count, least_pair;
static const int PAIRS[5] = {0, 0, 1, 3, 6};

static int cost_of(const Round *a, const Round *b) {
  int sum = 0;
  for (int i = 0; i < tables; i++)
    for (int j = 0; j < tables; j++) sum += PAIRS[__builtin_popcount(a->table[i] & b->table[j])];
  return sum;
}

/* --- all full rounds ---------------------------------------------------------------------------- */

static void list_rounds(Round *now, int number, unsigned left) {
  if (number == tables) {
    if (count == room) all = realloc(all, (room = room ? 2 * room : 1024) * sizeof *all);
    all[count] = *now;
    all[count++].out = left;
    return;
  }
  if (__builtin_popcount(left) < at_table * (tables - number)) return;
  unsigned first = left & -left, others = left ^ first;
  for (unsigned some = others; some; some = (some - 1) & others)
    if (__builtin_popcount(some) == at_table - 1) {
      now->table[number] = first | some;
      list_rounds(now, number + 1, others ^ some);
    }
}

static void list_all(void) {
  unsigned everybody = (1u << people) - 1;
  for (unsigned out = 0; out <= everybody; out++)
    if (__builtin_popcount(out) == people - at_table * tables) {
      Round now = {{0}, 0};
      int before = count;
      list_rounds(&now, 0, everybody ^ out);
      for (int i = before; i < count; i++) all[i].out = out;
    }
}

/* --- what two rounds look like, whoever the people are ------------------------------------------ */

static int orders[24][4], order_count;

static void list_orders(int *order, int number) {
  if (number == tables) {
    memcpy(orders[order_count++], order, sizeof orders[0]);
    return;
  }
  for (int i = 0; i < tables; i++) {
    int used = 0;
    for (int j = 0; j < number; j++) used |= order[j] == i;
    if (!used) {
      order[number] = i;
      list_orders(order, number + 1);
    }
  }
}

static unsigned long long shape_of(const Round *a, const Round *b) {
  unsigned long long least = ~0ull;
  for (int x = 0; x < order_count; x++)
    for (int y = 0; y < order_count; y++) {
      unsigned long long shape = 0;
      for (int i = 0; i < tables; i++)
        for (int j = 0; j < tables; j++)
          shape = shape * 5 + __builtin_popcount(a->table[orders[x][i]] & b->table[orders[y][j]]);
      if (shape < least) least = shape;
    }
  return least;
}

/* --- taking rounds ------------------------------------------------------------------------------ */

static void meet(unsigned table, int change) {
  for (int p = 0; p < people; p++)
    if (table >> p & 1)
      for (int q = 0; q < people; q++)
        if (q != p && table >> q & 1) met[p][q] += change;
}

static void take(const Round *round, int change) {
  for (int i = 0; i < tables; i++) meet(round->table[i], change);
  for (int p = 0; p < people; p++)
    if (round->out >> p & 1) out_count[p] += change;
}

/* Whether nobody meets others more often than the bound by people allows, where it is the limit. */
static int fits(const Round *round) {
  for (int p = 0; p < people; p++)
    if (round->out >> p & 1 && out_count[p] >= outs) return 0;
  if (tight_met == 0) return 1;
  for (int i = 0; i < tables; i++)
    for (int p = 0; p < people; p++)
      if (round->table[i] >> p & 1) {
        int above = 0;
        for (int q = 0; q < people; q++) {
          int times = met[p][q] + (q != p && round->table[i] >> q & 1);
          if (times > tight_met) return 0;
          above += times == tight_met;
        }
        if (above > tight_count) return 0;
      }
  return 1;
}

static void print_round(const unsigned short *table, int number) {
  for (int i = 0; i < number; i++) {
    putchar(' ');
    for (int p = 0; p < people; p++)
      if (table[i] >> p & 1) putchar('a' + p);
  }
}

static void found(const unsigned short *others) {
  for (int r = 0; r < full; r++) {
    if (r) printf(" /");
    print_round(chosen[r].table, tables);
  }
  if (last) {
    printf(" /");
    print_round(others, last);
  }
  printf("\n");
  exit(0);
}

/* The smaller last round: its people are those who have sat out as often as they may. */
static void fill_last(unsigned short *table, int number, unsigned left, int cost) {
  if (cost > limit) return;
  if (number == last) found(table);
  unsigned first = left & -left, others = left ^ first;
  for (unsigned some = others; some; some = (some - 1) & others)
    if (__builtin_popcount(some) == at_table - 1) {
      int more = 0;
      table[number] = first | some;
      for (int r = 0; r < full; r++)
        for (int i = 0; i < tables; i++)
          more += PAIRS[__builtin_popcount(chosen[r].table[i] & table[number])];
      fill_last(table, number + 1, others ^ some, cost + more);
    }
}

static void finish(int cost) {
  unsigned short table[4] = {0};
  unsigned players = 0;
  for (int p = 0; p < people; p++)
    if (out_count[p] == outs) players |= 1u << p;
  if (!last) found(table);
  if (__builtin_popcount(players) == at_table * last) fill_last(table, 0, players, cost);
}

/* `choices` may be next: none costs more with what is chosen than the limit allows. */
static void search(int depth, int cost, const Choice *choices, int number) {
  if (depth == full) {
    finish(cost);
    return;
  }
  int missing = full - depth - 1; /* after the next one */
  int later = least_pair * (missing * (missing - 1) / 2 + missing * (depth + 1));
  Choice *next = malloc((number + 1) * sizeof *next);
  for (int c = 0; c < number; c++) {
    const Round *round = &all[choices[c].round];
    int sum = cost + choices[c].cost, size = 0;
    if (sum + later > limit || !fits(round)) continue;
    chosen[depth] = *round;
    take(round, 1);
    int rest = later - least_pair * (depth + 1);
    for (int d = c; missing && d < number; d++) {
      int pair = cost_of(round, &all[choices[d].round]);
      int with = choices[d].cost + pair;
      if (pair < least_pair || sum + with + rest > limit) continue;
      if (!fits(&all[choices[d].round])) continue;
      next[size++] = (Choice){choices[d].round, with};
    }
    search(depth + 1, sum, next, size);
    take(round, -1);
  }
  free(next);
}

static void search_from(int second) {
  least_pair = cost_of(&chosen[0], &all[second]);
  chosen[1] = all[second];
  take(&chosen[1], 1);
  Choice *choices = malloc(count * sizeof *choices);
  int number = 0, others = full - 2;
  int rest = least_pair * (others * (others - 1) / 2 + 2 * (others - 1));
  for (int c = 0; c < count; c++) {
    int one = cost_of(&chosen[0], &all[c]), two = cost_of(&chosen[1], &all[c]);
    if (one < least_pair || two < least_pair || !fits(&all[c])) continue;
    if (least_pair + one + two + rest > limit) continue;
    choices[number++] = (Choice){c, one + two};
  }
  fprintf(stderr, "pair of cost %d: %d rounds to choose from\n", least_pair, number);
  search(2, least_pair, choices, number);
  free(choices);
  take(&chosen[1], -1);
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  people = atoi(argv[1]), at_table = atoi(argv[2]), games = atoi(argv[3]), limit = atoi(argv[4]);
  tables = people / at_table;
  full = people * games / at_table / tables, last = people * games / at_table % tables;
  rounds = full + (last > 0), outs = rounds - games;
  int each = games * (at_table - 1) / (people - 1), more = games * (at_table - 1) % (people - 1);
  int by_people = people * (each * (each - 1) / 2 * (people - 1 - more) + (each + 1) * each / 2 * more);
  if (by_people == 2 * limit) tight_met = each + 1, tight_count = more;
  list_all();
  int order[4];
  list_orders(order, 0);
  chosen[0] = all[0];
  take(&chosen[0], 1);
  unsigned long long *seen = malloc(count * sizeof *seen);
  int shapes = 0;
  for (int c = 0; c < count; c++) {
    if (cost_of(&chosen[0], &all[c]) * (full * (full - 1) / 2) > limit || !fits(&all[c])) continue;
    unsigned long long shape = shape_of(&chosen[0], &all[c]);
    int known = 0;
    for (int s = 0; s < shapes; s++) known |= seen[s] == shape;
    if (known) continue;
    seen[shapes++] = shape;
    search_from(c);
  }
  printf("none\n");
  return 0;
}
