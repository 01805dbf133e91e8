/** When a power may be stopped, and what becomes of it. Phases say which moment it is; each power says when it is asked. */
import { select } from '../core/track-reads.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { GameEvent } from '../model/events.ts';
import { updateActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import type { CancelScope, PowerUse, CancelState } from '../model/cancel-state.ts';
import type { Ctx } from './ctx.ts';
import { areAllies, isInPlay } from '../model/selectors.ts';
import type { Advantage, CardPlayContext, CancelPoint } from './power.ts';

/** Nothing asked or stopped yet. */
export const NOTHING_CANCELLED: CancelState = { settled: [], cancelled: [] };

/**
 * All powers of which the table must be asked before what is going on goes on: at work at one of these moments, as far as
 * everybody can see; in one list, so that there is one window for all of them.
 * @rules GF9-2019 Advanced Karama Cards, Q&A "Treachery Cards" ·
 */
export const usesToOffer = (
  ctx: Ctx,
  state: GameState,
  cancels: CancelState,
  moments: readonly CancelPoint[],
): readonly PowerUse[] =>
  ctx.advantages
    .filter((advantage) => isInPlay(state, advantage.faction) && isDue(ctx, state, cancels, moments, advantage))
    .map(({ id, faction }) => ({ kind: 'advantage', by: faction, advantage: id }));

function isDue(
  { rules, board }: Ctx,
  state: GameState,
  { settled }: CancelState,
  moments: readonly CancelPoint[],
  advantage: Advantage,
): boolean {
  const { id, cancellable } = advantage;
  if (cancellable === undefined || cancellable.at === 'any-time') return false;
  if (settled.includes(id) || !isInScope(rules, advantage)) return false;
  if (cancellable.servesAlly === true && !rules.karamaCancelsAllyPowers) return false;
  const { mayLieInPlan } = cancellable;
  return mayLieInPlan !== undefined && rules.planPowersCancelled === 'before-reveal'
    ? moments.includes('before-reveal') && mayLieInPlan(state)
    : moments.includes(cancellable.at) && cancellable.isAtWork(state, board);
}

/** A power at work of which nobody is asked, and where it is at work. */
export interface StillUndoable {
  readonly use: PowerUse;
  readonly during: CancelScope;
  /** What happens before it is stopped. */
  readonly before: readonly GameEvent[];
}

/** What others do that this player may stop now by a Karama, though nobody is asked. @rules R-172 */
export const cancellableNow = (player: CardPlayContext): readonly StillUndoable[] => {
  const { rules, advantages, state, faction: by } = player;
  return advantages.flatMap((advantage) => {
    const { id, faction, cancellable } = advantage;
    const undoable = undoableOf(cancellable);
    if (undoable === undefined || !isInScope(rules, advantage) || !isInPlay(state, faction)) return [];
    if (faction === by || areAllies(state, faction, by)) return [];
    if (undoable.servesAlly === true && !rules.karamaCancelsAllyPowers) return [];
    const during = undoable.during(state, player);
    if (during === null || isCancelled(state, id)) return [];
    const before = undoable.opensAgain?.(state, during) ?? [];
    return [{ use: { kind: 'advantage', by: faction, advantage: id }, during, before }];
  });
};

const undoableOf = (cancellable: Advantage['cancellable']) =>
  cancellable?.at === 'any-time' ? cancellable : cancellable?.undoable;

const isInScope = (rules: Ctx['rules'], { id, canBeCancelled }: Advantage): boolean =>
  (rules.karamaCancelScope === 'any' || rules.karamaCancelScope.includes(id)) && canBeCancelled?.(rules) !== false;

/** The table has been asked about a power: it works, or is stopped here. */
const withSettled = (
  { settled, cancelled }: CancelState,
  advantage: AdvantageId,
  isCancelled: boolean,
): CancelState => ({
  settled: [...settled, advantage],
  cancelled: isCancelled ? [...cancelled, advantage] : cancelled,
});

/** The position in which the table has been asked about a power, on that occasion. */
export const withCancelOutcome = (
  state: GameState,
  during: CancelScope,
  advantage: AdvantageId,
  outcome: 'standing' | 'cancelled',
): GameState => {
  const occasion = state.stack.find((activity) => activity.id === during);
  if (occasion === undefined || !('settled' in occasion)) return state;
  return updateActivity(state, occasion.kind, during, () => withSettled(occasion, advantage, outcome === 'cancelled'));
};

/** Whether a power is stopped for something that runs: on one occasion, and so on all that lie on it. */
export const isCancelled = (state: GameState, advantage: AdvantageId): boolean => select(state, cancelled, advantage);
const cancelled = ({ stack }: GameState, advantage: AdvantageId): boolean =>
  stack.some((activity) => 'cancelled' in activity && activity.cancelled.includes(advantage));

/** One use of it was stopped, and what it did is undone: it works again, for its next use. @rules R-172 */
export const restorePower = (state: GameState, advantage: AdvantageId): GameState =>
  state.stack.reduce(
    (now, activity) =>
      'cancelled' in activity
        ? updateActivity(now, activity.kind, activity.id, () => ({
            cancelled: activity.cancelled.filter((cancelled) => cancelled !== advantage),
          }))
        : now,
    state,
  );
