"""Answers about lines of play that are tried: made of a reel, and of nothing else of a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from carrack.bots import strength_names
from carrack.core.chance import Stream
from carrack.core.game import OVER
from carrack.core.move import Refused
from carrack.core.page_view import page_view
from carrack.core.reel import Reel
from carrack.core.sequence import checked_sequence
from carrack.core.story import described
from carrack.core.trial import Trial, decider, play_line
from carrack.server.refusals import Problem, malformed, no_step, refusal
from carrack.server.shapes.answer_types import TriedPositionPayload, TryPayload
from carrack.server.shapes.messages import JudgePost, TryPost
from carrack.server.shapes.reading import encoded
from carrack.server.tables import payloads
from carrack.server.thinking.bots import DecisionTask, TurnTask, hint_bot

PURPOSE = "bot"


@dataclass(frozen=True)
class TryRequest:
    """A request to try a line, from what `seat` knows (None: who decides at first).

    `chosen` is the move of the bot that the `post` asks for, once it has chosen; `account` pays for
    its thinking.
    """

    post: TryPost
    seat: int | None
    account: str | None = None
    chosen: str | None = None

    def with_choice(self, chosen: str) -> TryRequest:
        """The same with the bot's move."""
        return replace(self, chosen=chosen)


def tried(reel: Reel, request: TryRequest) -> bytes | DecisionTask:
    """The answer, as JSON; first the decision of a bot that it needs. Raises Problem."""
    post, game = request.post, reel.game
    trial = _begun(reel, request)
    try:
        play_line(trial, [(each.seat, each.move, each.command) for each in post.moves])
        goes_on = not trial.stopped and trial.state.seat != OVER
        if goes_on and request.chosen is not None:
            trial.add(trial.state.seat, request.chosen)
    except Refused as refused:
        raise refusal(refused) from None
    if post.bot and goes_on and request.chosen is None:
        state, seed = trial.mind(PURPOSE)
        if len(legal := game.legal(state)) == 1:  # nobody need think
            return tried(reel, request.with_choice(next(iter(legal)).notation))
        bot = hint_bot(game)
        return DecisionTask(
            game.name, game.to_json(state), state.seat, bot, seed, account=request.account
        )
    return encoded(_payload(trial, request))


def turn_task(reel: Reel, post: JudgePost) -> TurnTask:
    """The turn that is tried anew, as whoever decides it may know the position. Raises Problem."""
    game = reel.game
    if post.at >= reel.length:
        raise no_step(reel.length - 1)
    state = reel.position(post.at)
    if state.seat == OVER:
        raise Problem("over", "over-branch")
    bot = hint_bot(game)
    if not strength_names(game):
        raise Problem("unjudged", args={"bot": bot})
    known = game.imagine(state, state.seat, Stream(0))
    for field, moves in (("moves", post.moves), ("best", post.best)):
        try:
            checked_sequence(game, known, moves)
        except Refused as refused:
            placed = Refused(refused.refusal, refused.number or 1)  # one alone has no number
            raise refusal(placed, field) from None
    data, line, best = game.to_json(known), tuple(post.moves), tuple(post.best) or None
    return TurnTask(game.name, data, state.seat, bot, 0, line=line, best=best)


def _begun(reel: Reel, request: TryRequest) -> Trial:
    """The trial before its first move. Raises Problem."""
    post, header = request.post, reel.replay.match.header
    if post.at >= reel.length:
        raise no_step(reel.length - 1)
    last = header.players - 1
    for number, each in enumerate(post.moves):
        if each.seat > last:
            raise malformed(f"moves[{number}].seat", "no-seat", {"last": last})
    state = reel.position(post.at)
    seat = decider(state) if request.seat is None else request.seat
    if seat > last:
        raise malformed("seat", "no-seat", {"last": last})
    steps = reel.story.steps[: post.at + 1]
    return Trial(reel.game, header, state, steps, seat, post.imagined)


def _payload(trial: Trial, request: TryRequest) -> TryPayload:
    state, over = trial.state, trial.match.over
    return TryPayload(
        at=request.post.at,
        seat=trial.seat,
        imagined=trial.number,
        steps=payloads.steps(trial.steps, trial.seat),
        sure=trial.sure,
        stopped=trial.stopped,
        chosen=request.chosen,
        deciding=state.seat,
        turn=state.turn,
        over=over,
        position=_over(trial) if over else _running(trial),
    )


def _running(trial: Trial) -> TriedPositionPayload:
    """A position in which somebody decides."""
    game, state = trial.game, trial.state
    known = partial(trial.known, state.seat)
    commands: list[dict[str, Any]] = []
    for seat in range(trial.match.header.players):
        commands += trial.known(seat, partial(payloads.commands_of, game, seats=[seat]))
    courses = known(lambda each: [game.courses(each)])  # a tree, of which no part stands alone
    return TriedPositionPayload(
        view=page_view(game, state, trial.seat),
        legal=known(lambda each: described(game, each, game.legal(each))),
        left=known(game.left),
        courses=courses[0] if courses else [],
        commands=commands,
        standing=game.standing(state),
        result=None,
    )


def _over(trial: Trial) -> TriedPositionPayload:
    """The end of the game."""
    game, state = trial.game, trial.state
    return TriedPositionPayload(
        view=page_view(game, state, trial.seat),
        legal=[],
        left=[],
        courses=[],
        commands=[],
        standing=game.standing(state),
        result=game.result(state).shown(),
    )
