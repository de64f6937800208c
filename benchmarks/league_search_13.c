/* Looks for a pairing of 13 people, four at a table, 8 games each, that costs 78 to 80 meetings, through
 * all there are.
 *
 *     cc -O2 -o search benchmarks/league_search_13.c && ./search
 *
 * prints one, or `none`, like benchmarks/league_search.c, for which these are too many. What is known of
 * such a pairing before is in docs/leagues.md, with its reasons:
 *
 * - Everybody sits out once. So the people of the smaller last round, {a, b, c, d} and {e, f, g, h}, are
 *   those who sit out in the eight full rounds, and a full round is named by who sits out. All else may
 *   be renamed: of what differs by names only, one is tried.
 * - All pairs of people meet twice (78), or all but the four of a square, which meet 3, 1, 3, 1 times (80).
 * - It follows in how many ways each table differs from one that meets each other table in one person:
 *   the sum over the tables of other rounds of EXCESS by people at both.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PEOPLE = 13, FULL = 8, TABLES = 3, EACH = 5775, ROUNDS = FULL * EACH, NAMINGS = 138240 };
enum { SETS = 1 << PEOPLE, SQUARES = PEOPLE * PEOPLE * PEOPLE * PEOPLE };

typedef struct { unsigned short table[TABLES], out; } Round;
typedef struct { int round, excess[TABLES]; } Choice;
typedef struct { Choice *choice; int number; } Choices; /* for one full round; -1: it is taken */
typedef unsigned char Naming[PEOPLE];

/* What is taken: tables with their excess; `met[m][p]` are those whom p has met more than m times. */
typedef struct {
  unsigned short table[2 + FULL * TABLES], met[3][PEOPLE];
  int excess[2 + FULL * TABLES], tables;
} Taken;

static const unsigned LAST[2] = {0x00f, 0x0f0};
static const int EXCESS[5] = {1, 0, 0, 1, 3};

static Round all[ROUNDS];
static int count, most_excess[SETS]; /* of a table in a full round */
static unsigned short most_met[3][PEOPLE]; /* [m][p]: those whom p meets m + 1 times */
static unsigned char tried[ROUNDS];
static Naming namings[NAMINGS], *kept[NAMINGS]; /* all that leave the last round as it is; and the square */
static int naming_count, kept_count;

static unsigned named(unsigned people, const unsigned char *naming) {
  unsigned image = 0;
  for (; people; people &= people - 1) image |= 1u << naming[__builtin_ctz(people)];
  return image;
}

/* --- all full rounds, all namings --------------------------------------------------------------- */

static int by_tables(const void *a, const void *b) { return memcmp(a, b, sizeof(Round)); }

static Round sorted(Round round) {
  for (int i = 0; i < TABLES; i++)
    for (int j = 0; j + 1 < TABLES; j++) {
      unsigned a = round.table[j], b = round.table[j + 1];
      if ((a & -a) > (b & -b)) round.table[j] = b, round.table[j + 1] = a;
    }
  return round;
}

static void list_rounds(Round now, int number, unsigned left) {
  if (number == TABLES) {
    all[count++] = sorted(now);
    return;
  }
  unsigned first = left & -left, others = left ^ first;
  for (unsigned some = others; some; some = (some - 1) & others)
    if (__builtin_popcount(some) == 3) {
      now.table[number] = first | some;
      list_rounds(now, number + 1, others ^ some);
    }
}

static void list_namings(unsigned char *naming, int person, unsigned used) {
  if (person == PEOPLE) {
    unsigned image = named(LAST[0], naming);
    if (image == LAST[0] || image == LAST[1]) memcpy(namings[naming_count++], naming, PEOPLE);
    return;
  }
  for (int name = person < 8 ? 0 : 8; name < (person < 8 ? 8 : PEOPLE); name++) {
    int apart = person < 8 && person % 4 && (naming[person - 1] ^ name) & 4;
    if (used >> name & 1 || apart) continue;
    naming[person] = name;
    list_namings(naming, person + 1, used | 1u << name);
  }
}

/* Leave out a round from now on, and all that differ from it by names only. */
static void leave_out(const Round *round) {
  for (int k = 0; k < kept_count; k++) {
    const unsigned char *naming = *kept[k];
    Round image = {{0}, naming[round->out]};
    for (int i = 0; i < TABLES; i++) image.table[i] = named(round->table[i], naming);
    image = sorted(image);
    tried[(Round *)bsearch(&image, all, count, sizeof image, by_tables) - all] = 1;
  }
}

/* --- taking rounds ------------------------------------------------------------------------------ */

static int excess_of(unsigned a, unsigned b) { return EXCESS[__builtin_popcount(a & b)]; }

static void take_table(Taken *taken, unsigned table, int excess) {
  for (unsigned rest = table; rest; rest &= rest - 1) {
    int p = __builtin_ctz(rest);
    unsigned others = table & ~(1u << p);
    for (int m = 2; m; m--) taken->met[m][p] |= taken->met[m - 1][p] & others;
    taken->met[0][p] |= others;
  }
  taken->table[taken->tables] = table;
  taken->excess[taken->tables++] = excess;
}

static void take(Taken *taken, const Choice *choice) {
  const Round *round = &all[choice->round];
  for (int t = 0; t < taken->tables; t++)
    for (int i = 0; i < TABLES; i++) taken->excess[t] += excess_of(round->table[i], taken->table[t]);
  for (int i = 0; i < TABLES; i++) take_table(taken, round->table[i], choice->excess[i]);
}

static int fits_table(const Taken *taken, unsigned table) {
  for (unsigned rest = table; rest; rest &= rest - 1) {
    int p = __builtin_ctz(rest);
    for (int m = 0; m < 3; m++)
      if (table & taken->met[m][p] & most_met[m][p]) return 0;
  }
  return 1;
}

/* Whether a round may be taken too; its excess with the tables before `first` is known. */
static int fits(const Taken *taken, Choice *choice, int first) {
  const Round *round = &all[choice->round];
  for (int i = 0; i < TABLES; i++) {
    for (int t = first; t < taken->tables; t++)
      choice->excess[i] += excess_of(round->table[i], taken->table[t]);
    if (choice->excess[i] > most_excess[round->table[i]]) return 0;
  }
  for (int i = 0; i < TABLES; i++)
    if (!fits_table(taken, round->table[i])) return 0;
  for (int t = 0; t < taken->tables; t++) {
    int sum = taken->excess[t];
    for (int i = 0; i < TABLES; i++) sum += excess_of(round->table[i], taken->table[t]);
    if (sum > most_excess[taken->table[t]] + (t < 2)) return 0;
  }
  return 1;
}

static void found(const Taken *taken) {
  for (int t = 2; t < taken->tables + 2; t++) {
    if (t > 2 && (t - 2) % TABLES == 0) printf(" /");
    putchar(' ');
    for (int p = 0; p < PEOPLE; p++)
      if (taken->table[t % taken->tables] >> p & 1) putchar('a' + p);
  }
  printf("\n");
  exit(0);
}

/* Tries all for the round that leaves the fewest to choose from, `left` being the choices for each. */
static void search(const Taken *taken, const Choices *left) {
  int next = -1;
  for (int r = 0; r < FULL; r++)
    if (left[r].number >= 0 && (next < 0 || left[r].number < left[next].number)) next = r;
  if (next < 0) found(taken);
  for (int c = 0; c < left[next].number; c++) {
    Taken now = *taken;
    Choices then[FULL];
    int possible = 1;
    take(&now, &left[next].choice[c]);
    for (int r = 0; r < FULL; r++) {
      then[r] = (Choices){NULL, -1};
      if (left[r].number < 0 || r == next || !possible) continue;
      then[r] = (Choices){malloc(left[r].number * sizeof(Choice)), 0};
      for (int d = 0; d < left[r].number; d++) {
        Choice choice = left[r].choice[d];
        if (fits(&now, &choice, taken->tables)) then[r].choice[then[r].number++] = choice;
      }
      possible = then[r].number > 0;
    }
    if (possible) search(&now, then);
    for (int r = 0; r < FULL; r++) free(then[r].choice);
  }
}

static void search_from(const Taken *none, int first) {
  Taken taken = *none;
  Choice choice = {first, {0}};
  Choices left[FULL];
  if (!fits(none, &choice, 0)) return;
  take(&taken, &choice);
  for (int r = 0; r < FULL; r++)
    left[r] = r == all[first].out ? (Choices){NULL, -1} : (Choices){malloc(EACH * sizeof(Choice)), 0};
  for (int i = 0; i < count; i++) {
    Choices *of = &left[all[i].out];
    Choice other = {i, {0}};
    if (of->number >= 0 && !tried[i] && fits(&taken, &other, 0)) of->choice[of->number++] = other;
  }
  search(&taken, left);
  for (int r = 0; r < FULL; r++) free(left[r].choice);
}

/* --- who meets how often ------------------------------------------------------------------------ */

/* The times that p and q meet: 3 where they are neighbours ab or cd of the square, 1 for bc and da. */
static int meetings_of(const int *square, int p, int q) {
  for (int s = 0; square && s < 4; s++) {
    int a = square[s], b = square[(s + 1) % 4];
    if ((p == a && q == b) || (p == b && q == a)) return s % 2 ? 1 : 3;
  }
  return 2;
}

static void search_with(const int *square) {
  Taken none = {0};
  memset(tried, 0, sizeof tried);
  memset(most_met, 0, sizeof most_met);
  for (int p = 0; p < PEOPLE; p++)
    for (int q = 0; q < PEOPLE; q++)
      if (p != q) most_met[meetings_of(square, p, q) - 1][p] |= 1u << q;
  for (unsigned table = 0; table < SETS; table++) {
    most_excess[table] = 1;
    for (int p = 0; p < PEOPLE; p++)
      for (int q = 0; q < p; q++)
        if (table >> p & table >> q & 1) most_excess[table] += meetings_of(square, p, q) - 2;
  }
  for (int l = 0; l < 2; l++) take_table(&none, LAST[l], 0);
  for (int i = 0; i < count; i++)
    if (all[i].out == 0 && !tried[i]) {
      search_from(&none, i);
      leave_out(&all[i]);
    }
}

/* The number of a square, the same wherever one begins: at a or c, and to which side. */
static int number_of(const int *square) {
  int least = SQUARES;
  for (int begin = 0; begin < 4; begin++) {
    static const int STEPS[4][4] = {{0, 1, 2, 3}, {2, 3, 0, 1}, {1, 0, 3, 2}, {3, 2, 1, 0}};
    int number = 0;
    for (int s = 0; s < 4; s++) number = number * PEOPLE + square[STEPS[begin][s]];
    if (number < least) least = number;
  }
  return least;
}

static void keep_namings(const int *square, unsigned char *seen) {
  kept_count = 0;
  for (int n = 0; n < naming_count; n++) {
    int image[4];
    for (int s = 0; square && s < 4; s++) image[s] = namings[n][square[s]];
    if (square) seen[number_of(image)] = 1;
    if (!square || number_of(image) == number_of(square)) kept[kept_count++] = &namings[n];
  }
}

int main(void) {
  static unsigned char seen[SQUARES];
  Naming naming;
  for (int out = 0; out < FULL; out++) list_rounds((Round){{0}, out}, 0, (SETS - 1) ^ 1u << out);
  qsort(all, count, sizeof all[0], by_tables);
  list_namings(naming, 0, 0);
  keep_namings(NULL, seen);
  search_with(NULL);
  for (int number = 0; number < SQUARES; number++) {
    int square[4], rest = number, people = 0;
    for (int s = 3; s >= 0; s--, rest /= PEOPLE) people |= 1 << (square[s] = rest % PEOPLE);
    if (__builtin_popcount(people) < 4 || seen[number_of(square)]) continue;
    keep_namings(square, seen);
    search_with(square);
  }
  printf("none\n");
  return 0;
}
