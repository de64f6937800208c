/** Figures of how well people played, as they are shown. */

import type { Gain, Like, Rating } from "../../protocol/types";
import { strengthName } from "../../ui/botNames";
import { t } from "../../ui/i18n.svelte";
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

/** The word for a kind of action, which its moves have with what they are about. */
const deed = (move: string): string => move.replace(/^move-/, "deed-");
