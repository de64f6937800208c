"""The progress tokens and production tokens of an edition, read and checked."""

from typing import Final

from carrack.games.amerigo.components import COLOURS, GOODS, ProductionKind, ProgressToken
from carrack.games.amerigo.moves import AmerigoRefusal
from carrack.games.file_messages import miscounted, repeated
from carrack.games.toml_file import TomlTable

TOKEN_USES: Final = {  # AM-TOKEN-n: when the token is of use
    1: "permanent",
    2: "permanent",
    3: "once",
    4: "permanent",
    5: "permanent",
    6: "permanent",
    7: "permanent",
    8: "permanent",
    9: "once",
    10: "once",
    11: "once",
    12: "permanent",
    13: "end",
    14: "permanent",
    15: "once",
    16: "end",
    17: "end",
}
TOKEN_RULES: Final = [f"AM-TOKEN-{number}" for number in TOKEN_USES]
DEPICTED: Final = {"AM-TOKEN-1": 1, "AM-TOKEN-2": 2}  # number of actions on it; none on others
PRODUCTION_COSTS: Final = (2, 2, 2, 3, 3, 3, 3, 4, 4, 4)


def check_ids(top: TomlTable, ids: list[str], key: str) -> None:
    """Note ids that are used twice."""
    for known_as in sorted(set(ids)):
        if known_as and ids.count(known_as) > 1:
            top.wrong(key, repeated(known_as, ids.count(known_as)))


def read_production(top: TomlTable) -> list[ProductionKind]:
    """The production tokens of all goods, by good and cost (AM-SETUP-12)."""
    kinds: list[ProductionKind] = []
    seen: list[str] = []
    for table in top.tables("production"):
        good = table.word("good", list(GOODS))
        if good in seen:
            table.wrong("good", AmerigoRefusal("", "box-good-twice", {"good": good}))
        seen.append(good)
        kinds.extend(read_good(table, GOODS.index(good) if good else 0))
        table.finish(f"production.{good}")
    for good in GOODS:
        if seen and good not in seen:
            top.wrong("production", AmerigoRefusal("", "box-no-good", {"good": good}))
    return sorted(kinds, key=production_order)


def production_order(kind: ProductionKind) -> tuple[int, int]:
    """Good and cost for sorting."""
    return kind.good, kind.cost


def read_good(table: TomlTable, good: int) -> list[ProductionKind]:
    """The production tokens of one good: three of cost 2, four of 3, three of 4."""
    unmarked = table.wholes("unmarked", 2, 4)
    three = table.wholes("for_three", 2, 4)
    four = table.wholes("for_four", 2, 4)
    costs = tuple(sorted(unmarked + three + four))
    complete = all([key in table.content for key in ("unmarked", "for_three", "for_four")])
    if complete and costs != PRODUCTION_COSTS:
        table.wrong("unmarked", AmerigoRefusal("", "box-costs", {"costs": list(costs)}))
    for key, marked in (("for_three", three), ("for_four", four)):
        if key in table.content and len(marked) != 2:
            table.wrong(key, miscounted(len(marked), 2, "AM-SETUP-12"))
    return [
        ProductionKind(good, cost, unmarked.count(cost), three.count(cost), four.count(cost))
        for cost in (2, 3, 4)
    ]


def read_tokens(top: TomlTable) -> list[ProgressToken]:
    """The 24 progress tokens (AM-SETUP-11)."""
    tables = top.tables("tokens")
    tokens = [read_token(table) for table in tables]
    if tables and len(tokens) != 24:
        top.wrong("tokens", miscounted(len(tokens), 24, "AM-SETUP-11"))
    check_ids(top, [token.id for token in tokens], "tokens")
    return tokens


def read_token(table: TomlTable) -> ProgressToken:
    """One progress token; its rule says when it is of use."""
    known_as = table.short_name("id", "gold3")
    rule = table.word("rule", TOKEN_RULES)
    actions: tuple[int, ...] = ()
    wanted = DEPICTED.get(rule, 0)
    if wanted or "actions" in table.content:
        names = table.words("actions", list(COLOURS))
        actions = tuple([COLOURS.index(name) for name in names])
    if rule and ("actions" in table.content or wanted) and len(set(actions)) != wanted:
        table.wrong("actions", miscounted(len(set(actions)), wanted, rule))
    table.finish(f"tokens.{known_as}")
    use = TOKEN_USES[int(rule.rpartition("-")[2])] if rule else "permanent"
    return ProgressToken(known_as, rule, use, tuple(sorted(set(actions))))
