/** The legal alliances, and the effect of a new alliance on the old alliances. */
import { memoize } from '../core/memoize.ts';
import { type FactionId, pairOf } from '../model/factions.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from '../powers/ctx.ts';
import { isInPlay } from '../model/selectors.ts';

/**
 * Returns why these factions cannot form one alliance, or `null`: `faction-not-in-play`, `own-ally`,
 * `pair-stays-allied`, `too-few-to-ally`, `never-allies`, `alliance-too-large`. A list of one faction means that the faction leaves its
 * alliance. It may do so, unless its player has two factions, which stay allied.
 * @rules GF9-2019 Alliances "Basics", "Limits" · AH79 XII.C ·
 */
export function whyNoAlliance(
  { rules, advantages }: Ctx,
  state: GameState,
  members: readonly FactionId[],
): Refusal | null {
  const stranger = members.find((member) => !isInPlay(state, member));
  if (stranger !== undefined) return { code: 'faction-not-in-play', faction: stranger };
  if (members.length === 0 || new Set(members).size < members.length) return { code: 'own-ally' };
  const pair = members.map((member) => pairOf(state.choices.pairs, member)).find((one) => one !== null);
  if (pair !== undefined) {
    return sameMembers(pair, members) ? null : { code: 'pair-stays-allied', one: pair[0], other: pair[1] };
  }
  if (members.length === 1) return null;
  if (state.factions.length <= 2) return { code: 'too-few-to-ally' };
  const enemies = enemiesIn(advantages, members);
  if (enemies !== null) return { code: 'never-allies', one: enemies[0], other: enemies[1] };
  const { allianceLimit: limit } = rules;
  return limit !== 'any' && members.length > limit ? { code: 'alliance-too-large', limit } : null;
}

/** Returns two of these factions that are never in one alliance; `null` if all of them may be allies. */
const enemiesIn = (
  advantages: Ctx['advantages'],
  members: readonly FactionId[],
): readonly [FactionId, FactionId] | null =>
  enemiesBy(advantages).find(([one, other]) => members.includes(one) && members.includes(other)) ?? null;

const enemiesBy = memoize((advantages: Ctx['advantages']): readonly (readonly [FactionId, FactionId])[] =>
  advantages.flatMap(({ faction, neverAlliesWith = [] }) =>
    neverAlliesWith.map((other): readonly [FactionId, FactionId] => [faction, other]),
  ),
);

const sameMembers = (one: readonly FactionId[], other: readonly FactionId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/**
 * Returns the state with these factions as one alliance. They leave their former alliances. A faction that is left
 * alone there has no alliance.
 */
export function withAlliance(state: GameState, members: readonly FactionId[]): GameState {
  const left = state.alliances.map((alliance) => alliance.filter((member) => !members.includes(member)));
  const alliances = [...left, inSeats(state, members)].filter((alliance) => alliance.length > 1);
  return { ...state, alliances };
}

/** Returns the members of an alliance in the order of the circles, as the state and the facts list them. */
export const inSeats = (state: GameState, members: readonly FactionId[]): readonly FactionId[] =>
  state.seating.flatMap(({ faction }) => (members.includes(faction) ? [faction] : []));
