/** When a power may be stopped, and what becomes of it. Phases say which moment it is; each power says when it is asked. */
import type { AdvantageId } from '../table/advantages.ts';
import { patched } from '../table/stack.ts';
import type { GameState } from '../table/state.ts';
import type { Occasion, Stops } from '../table/stops.ts';
import type { CancellableAct } from '../table/windows.ts';
import type { Ctx } from './ctx.ts';
import { isInPlay } from '../table/position.ts';
import type { Advantage, StoppingPoint } from './power.ts';

/** Nothing asked or stopped yet. */
export const NOTHING_STOPPED: Stops = { settled: [], cancelled: [] };

/**
 * All powers of which the table must be asked before what is going on goes on: at work at one of these moments, as far as
 * everybody can see; in one list, so that there is one window for all of them.
 * @rules GF9-2019 Advanced Karama Cards, Q&A "Treachery Cards" ·
 */
export const actsToSettle = (
  ctx: Ctx,
  state: GameState,
  stops: Stops,
  moments: readonly StoppingPoint[],
): readonly CancellableAct[] =>
  ctx.advantages
    .filter((advantage) => isInPlay(state, advantage.faction) && isDue(ctx, state, stops, moments, advantage))
    .map(({ id, faction }) => ({ kind: 'advantage', by: faction, advantage: id }));

function isDue(
  { rules: { karamaCancelScope }, board }: Ctx,
  state: GameState,
  { settled }: Stops,
  moments: readonly StoppingPoint[],
  { id, cancellable }: Advantage,
): boolean {
  if (cancellable === undefined || settled.includes(id)) return false;
  if (karamaCancelScope !== 'any' && !karamaCancelScope.includes(id)) return false;
  return moments.includes(cancellable.at) && cancellable.isAtWork(state, board);
}

/** The table has been asked about a power: it works, or is stopped here. */
const withSettled = ({ settled, cancelled }: Stops, advantage: AdvantageId, isCancelled: boolean): Stops => ({
  settled: [...settled, advantage],
  cancelled: isCancelled ? [...cancelled, advantage] : cancelled,
});

/** The position in which the table has been asked about a power, in that battle, storm or shipment. */
export const withStops = (
  state: GameState,
  during: Occasion,
  advantage: AdvantageId,
  outcome: 'standing' | 'cancelled',
): GameState => {
  const occasion = state.stack.find((activity) => activity.id === during);
  if (occasion === undefined || !('settled' in occasion)) return state;
  return patched(state, occasion.kind, during, () => withSettled(occasion, advantage, outcome === 'cancelled'));
};
