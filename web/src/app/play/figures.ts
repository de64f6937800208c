/** Figures of how well people played, as they are shown. */

import type { Gain, Like, Rating, SourceMissed } from "../../protocol/types";
import { strengthName } from "../../ui/botNames";
import { gameText, t } from "../../ui/i18n.svelte";
import { decimals } from "../../ui/numberFormat";

/** A PR: whole, or with a decimal where it is small. */
export const figure = (pr: number): string => decimals(pr, Math.abs(pr) < 10 ? 1 : 0);

/** The strength that a PR stands for, in words; none where it may still be any. */
export const likeText = (like: Like | null): string =>
  like ? t(`play-like-${like.how}`, { strength: strengthName(like.strength), next: strengthName(like.next ?? "") }) : t("play-like-open");

/** A part of the game or a kind of action, and what each seat lost there. */
export interface Place {
  key: string;
  losses: (Gain | undefined)[];
}

/** Where seats lost what: by phase, then by kind of action, the dearest kind first. */
export function places(ratings: Pick<Rating, "phases" | "kinds">[]): Place[] {
  const phases = (ratings[0]?.phases ?? []).map((_, i) => ({ key: `play-phase-${i}`, losses: ratings.map(({ phases }) => phases[i]) }));
  const keys = [...new Set(ratings.flatMap(({ kinds }) => kinds.map(({ key }) => key)))];
  const kinds = keys.map((key) => ({ key: deed(key), losses: ratings.map(({ kinds: own }) => own.find((each) => each.key === key)) }));
  const sum = ({ losses }: Place): number => losses.reduce((all, loss) => all + (loss?.win ?? 0), 0);
  return [...phases, ...kinds.sort((a, b) => sum(b) - sum(a))];
}

/** What a place is called. */
export const placeText = (game: string, key: string): string => (key.startsWith("play-") ? t(key) : (gameText(game, key) ?? key));

/** What a player lost in each phase, and missed at once by source. */
export interface Sourced {
  phases: Gain[];
  sources: SourceMissed[];
}

/** The row of points that do not come at once. */
export const LATER = "";

/** What each player missed at once by source of points, the largest sum first, and then what comes later: in all, the loss in points. */
export function sources(ratings: Sourced[]): { key: string; points: number[] }[] {
  const keys = [...new Set(ratings.flatMap(({ sources }) => sources.map(({ key }) => key)))];
  const rows = keys.map((key) => ({ key, points: ratings.map(({ sources: own }) => own.find((each) => each.key === key)?.points ?? 0) }));
  rows.sort((a, b) => total(b.points) - total(a.points));
  const later = ratings.map(({ phases, sources: own }) => total(phases.map(({ points }) => points)) - total(own.map(({ points }) => points)));
  return [...rows, { key: LATER, points: later }];
}

const total = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The word for a kind of action, which its moves have with what they are about. */
const deed = (move: string): string => move.replace(/^move-/, "deed-");
