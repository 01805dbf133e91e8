/** Traps, by a second reading of the rulebook. */
import { getField, type AnswerValue, type FactionId, type GameEvent, type GameState, type TerritoryId } from '#engine';
import type { TrapsContract } from '#lib/factions/bene-tleilaxu/traps/contract.ts';
import type { Happened } from '../../support/feature.ts';
import { fightersIn } from '../../support/oracle/control.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { strongholdsAt } from '../../support/oracle/played.ts';
import { isOwnCard } from '../ambushes/oracle.ts';

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
  const isStronghold = strongholdsAt(state.choices).some((one) => one === place);
  const isEmpty = !state.forces.some(({ territory }) => territory === place);
  const isFirst = state.turn === 1 && BEFORE_SHIPMENTS.includes(state.phase);
  const isOwn = state.phase === 'bidding' && state.marks.controlled.some((one) => one === place);
  return isStronghold && !lies(state, place) && ((isFirst && isEmpty) || isOwn);
}

/**
 * Returns the faults of an event: a trap that springs wrongly, late or twice, a trap that attacks too late or the wrong
 * faction, or frozen forces that leave.
 */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'TrapLaid':
      return trapsAt(before, event.territory) === 1 ? [] : [`trap: not one trap lies in ${event.territory}`];
    case 'TrapSprung':
      return sprungWrong(before, event);
    case 'AmbushBegan':
      return event.by === 'trap' ? ambushWrong(before, event) : [];
    case 'AmbushOver':
      return before.stack
        .flatMap((one) => (one.kind === 'ambush' && one.by === 'trap' ? [one.territory] : []))
        .filter((territory) => lies(before, territory))
        .map((territory) => `trap: its card stays in ${territory}`);
    // "At the beginning of the combat round, before all other combat".
    case 'BattleChosen':
      return waiting(before).map((territory) => `trap: a battle begins before the trap in ${territory}`);
    case 'ForcesMoved':
      return frozenLeave(before, event.faction, event.moved);
    case 'ForcesWithdrawn':
    case 'ForcesCrossed':
      return frozenLeave(before, event.faction, event.from);
    default:
      return [];
  }
}

/**
 * The traps that do not attack although all battles are over. If the end of the battles is the first event of a command,
 * the moderator has ended them early.
 */
export const neverAttacked = (happened: readonly Happened[]): readonly string[] =>
  happened
    .slice(1)
    .flatMap(({ event, before }) => (event.type === 'BattlesEnded' && before !== undefined ? waiting(before) : []))
    .map((territory) => `trap: the trap in ${territory} does not attack`);

const trapsAt = ({ laidCards }: GameState, place: TerritoryId): number =>
  laidCards.filter(({ faction, before }) => faction === 'bene-tleilaxu' && before === place).length;

const hasSprung = ({ traps }: GameState, place: TerritoryId): boolean =>
  traps.sprung.some(({ territory }) => territory === place);

/**
 * The traps that should attack before the first battle: all with forces beside them. "The first tokens moved or shipped"
 * spring a trap. A trap that a correction springs after a battle waits for the next turn.
 */
const waiting = (state: GameState): readonly TerritoryId[] => (state.fought.length > 0 ? [] : trapsWithForces(state));

const trapsWithForces = (state: GameState): readonly TerritoryId[] =>
  [...new Set(state.laidCards.flatMap(({ faction, before }) => (faction === 'bene-tleilaxu' ? [before] : [])))].flatMap(
    (place) =>
      strongholdsAt(state.choices).filter(
        (territory) => territory === place && (hasSprung(state, territory) || fightersIn(state, territory).length > 0),
      ),
  );

type Sprung = Extract<GameEvent, { readonly type: 'TrapSprung' }>;

/** All forces that have come in are frozen. Advisors and coexisting forces spring no trap. */
function sprungWrong(before: GameState, { faction, territory, count }: Sprung): readonly string[] {
  const there = before.forces
    .filter((stack) => stack.faction === faction && stack.territory === territory)
    .reduce((sum, stack) => sum + stack.count, 0);
  return [
    ...(lies(before, territory) ? [] : [`trap: none lies in ${territory}, and one springs`]),
    ...(hasSprung(before, territory) ? [`trap: it springs twice in ${territory}`] : []),
    ...(fightersIn(before, territory).includes(faction) ? [] : [`trap: ${faction} has no fighters in ${territory}`]),
    ...(there === count ? [] : [`trap: ${count} forces of ${faction} are frozen in ${territory}, not ${there}`]),
  ];
}

type Began = Extract<GameEvent, { readonly type: 'AmbushBegan' }>;

/** "A leader of the triggering force is drawn at random." */
const ambushWrong = (before: GameState, { victim, territory, leader }: Began): readonly string[] => [
  ...(lies(before, territory) ? [] : [`trap: none lies in ${territory}, and one attacks`]),
  ...(before.traps.sprung.some((one) => one.territory === territory && one.faction === victim)
    ? []
    : [`trap: ${victim} has not sprung it in ${territory}`]),
  ...(leader === null ? [] : [`trap: ${leader} is named, and not drawn`]),
  ...(before.phase === 'battle' ? [] : [`trap: it attacks in the phase ${before.phase}`]),
  ...(before.stack.some(({ kind }) => kind === 'battle') ? ['trap: it attacks during a battle'] : []),
];

/** "These tokens are frozen and may not move any farther that turn." */
function frozenLeave(
  { traps, forces, turn }: GameState,
  faction: FactionId,
  moved: readonly { readonly territory: TerritoryId; readonly count: number }[],
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
