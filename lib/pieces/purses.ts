/** The record of each purse (the spice of a faction). Every change is noted where it is made. */
import type { FactionId } from '../model/factions.ts';
import { factionState } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { PurseChange, PursePhase, PurseSide } from '../features/purses/contract.ts';

/** Records a change of a purse. `after` is the position with the new value. */
export function withPurseChange(
  before: GameState,
  after: GameState,
  faction: FactionId,
  change: PurseChange,
): GameState {
  const was = factionState(before, faction).spice;
  const is = factionState(after, faction).spice;
  if (was === is && change.amount === 0) return after;
  const of = { turn: after.turn, phase: after.phase };
  const last = purseOf(before, faction);
  const isOfNow = last !== null && last.of.turn === of.turn && last.of.phase === of.phase;
  const others = after.purses.filter((one) => one.faction !== faction);
  // The first count is no change, because the spice was there before.
  if (was === 'uncounted' && change.side.kind === 'counted' && !isOfNow) return { ...after, purses: others };
  const phase: PursePhase = isOfNow ? last : { of, was, is, changes: [] };
  const now = { ...phase, faction, is, changes: withOne(phase.changes, change) };
  return { ...after, purses: [...others, now] };
}

/** Returns the last phase in which this purse changed. */
export const purseOf = (state: GameState, faction: FactionId): PursePhase | null =>
  state.purses.find((one) => one.faction === faction) ?? null;

/** Adds a change to the sum for the same other side and direction. */
function withOne(changes: readonly PurseChange[], change: PurseChange): readonly PurseChange[] {
  const at = changes.findIndex(
    ({ side, amount }) => isSameSide(side, change.side) && Math.sign(amount) === Math.sign(change.amount),
  );
  if (at < 0) return [...changes, change];
  return changes.map((one, index) => (index === at ? { ...one, amount: one.amount + change.amount } : one));
}

const isSameSide = (one: PurseSide, other: PurseSide): boolean => JSON.stringify(one) === JSON.stringify(other);
