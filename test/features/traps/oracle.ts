/** Traps, by a second reading of the rulebook. */
import { getField, type AnswerValue, type GameEvent, type GameState, type TerritoryId } from '#engine';
import type { TrapsContract } from '#lib/factions/bene-tleilaxu/traps/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isOwnCard } from '../ambushes/oracle.ts';

const STRONGHOLDS: readonly TerritoryId[] = ['arrakeen', 'carthag', 'sietch-tabr', 'habbanya-sietch', 'tueks-sietch'];

/** The phases of the first turn before the shipments. */
const BEFORE_SHIPMENTS: readonly string[] = ['storm', 'spice-blow', 'bidding'];

export const oracle: Oracle<TrapsContract> = {
  'lay-trap': (state, { faction }, value) =>
    state.choices.options.includes('additional-advantages') &&
    isPlaceForTrap(state, getField(value, 'territory')) &&
    isOwnCard(state, faction, value, ['territory']),
  // 000 XXXVII.B.7.a.7: "it can destroy an untriggered trap".
  'destroy-trap': (state, _prompt, value) =>
    lies(state, value) && !state.traps.sprung.some(({ territory }) => territory === value),
};

const lies = ({ laidCards }: GameState, place: AnswerValue | undefined): boolean =>
  laidCards.some(({ faction, before }) => faction === 'bene-tleilaxu' && before === place);

/** "In strongholds which he controls or in unoccupied strongholds at the start of the game". */
function isPlaceForTrap(state: GameState, place: AnswerValue | undefined): boolean {
  const sietches = { 'false-wall-east-sietches': 'false-wall-east', 'harg-pass-sietches': 'harg-pass' } as const;
  const more = (Object.keys(sietches) as (keyof typeof sietches)[])
    .filter((option) => state.choices.options.includes(option))
    .map((option) => sietches[option]);
  const isStronghold = [...STRONGHOLDS, ...more].some((one) => one === place);
  const isEmpty = !state.forces.some(({ territory }) => territory === place);
  const isFirst = state.turn === 1 && BEFORE_SHIPMENTS.includes(state.phase);
  const isOwn = state.phase === 'bidding' && state.marks.controlled.some((one) => one === place);
  return isStronghold && !lies(state, place) && ((isFirst && isEmpty) || isOwn);
}

/** Returns the faults of an event: a trap that springs wrongly, or frozen forces that leave. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'TrapSprung': {
      const isThere = before.forces.some(
        ({ faction, territory }) => faction === event.faction && territory === event.territory,
      );
      return lies(before, event.territory) && isThere ? [] : [`trap: nothing springs it in ${event.territory}`];
    }
    case 'ForcesMoved':
      return frozenLeave(before, event);
    default:
      return [];
  }
}

/** "These tokens are frozen and may not move any farther that turn." */
function frozenLeave(
  { traps, forces, turn }: GameState,
  { faction, moved }: Extract<GameEvent, { readonly type: 'ForcesMoved' }>,
): readonly string[] {
  return traps.frozen
    .filter((one) => one.turn === turn && one.faction === faction)
    .filter(({ territory, count }) => {
      const goes = moved.filter((one) => one.territory === territory).reduce((sum, one) => sum + one.count, 0);
      const there = forces
        .filter((one) => one.faction === faction && one.territory === territory)
        .reduce((sum, one) => sum + one.count, 0);
      return goes > Math.max(0, there - count);
    })
    .map(({ territory }) => `trap: frozen forces of ${faction} leave ${territory}`);
}
