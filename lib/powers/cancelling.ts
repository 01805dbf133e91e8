/**
 * The moment at which a power may be cancelled, and the effect. Phases name the moments; each power says at which of
 * them the table is asked.
 */
import { select } from '../core/memoize-by-parts.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { GameEvent } from '../model/events.ts';
import { updateActivity } from '../model/stack.ts';
import type { GameState, OpenUse } from '../model/state.ts';
import type { CancelScope, PowerUse, CancelState } from '../model/cancel-state.ts';
import type { FactionId } from '../model/factions.ts';
import type { Rules } from './rules.ts';
import { useCancelled } from '../kernel/windows/events.ts';
import type { Ctx } from './ctx.ts';
import { powersLost } from './main-characters.ts';
import { areAllies, isInPlay } from '../model/selectors.ts';
import type { Advantage, CardPlayContext, CancelPoint, Undoable } from './power.ts';
import { reopening, undoneByKarama, usesRestingOn } from './undoable.ts';

/** The state before any power was asked about or cancelled. */
export const NOTHING_CANCELLED: CancelState = { settled: [], cancelled: [] };

/**
 * Returns all powers about which the table must be asked before the activity continues: those that are publicly active
 * at one of these moments. One list makes one window for all of them.
 * @rules GF9-2019 Advanced Karama Cards, Q&A "Treachery Cards" ·
 */
export const usesToOffer = (
  ctx: Ctx,
  state: GameState,
  cancels: CancelState,
  moments: readonly CancelPoint[],
): readonly PowerUse[] =>
  ctx.advantages
    .filter((advantage) => isInPlay(state, advantage.faction) && !powersLost(ctx, state).includes(advantage.id))
    .filter((advantage) => isDue(ctx, state, cancels, moments, advantage))
    .map(({ id, faction }) => ({ kind: 'advantage', by: faction, advantage: id }));

function isDue(
  { rules, board }: Ctx,
  state: GameState,
  { settled }: CancelState,
  moments: readonly CancelPoint[],
  advantage: Advantage,
): boolean {
  const { id, cancellable } = advantage;
  if (cancellable === undefined || cancellable === true || cancellable.at === 'any-time') return false;
  if (settled.includes(id) || isCancelled(state, id) || !isInScope(rules, advantage)) return false;
  if (cancellable.servesAlly === true && !rules.karamaCancelsAllyPowers) return false;
  const { mayLieInPlan } = cancellable;
  return mayLieInPlan !== undefined && rules.planPowersCancelled === 'before-reveal'
    ? moments.includes('before-reveal') && mayLieInPlan(state)
    : moments.includes(cancellable.at) && cancellable.isAtWork(state, board, rules);
}

/** A power that a Karama can cancel now without a window, and the scope of the cancelling. */
interface CancellableNow {
  readonly use: PowerUse;
  readonly during: CancelScope;
  /** Returns the events when a Karama cancels the power: an ended turn continues, and the dependent use is undone. */
  readonly cancelled: (by: FactionId) => readonly GameEvent[];
}

/** Returns the uses of others that this player may cancel with a Karama now, without a window. @rules R-172 */
export const cancellableNow = (player: CardPlayContext): readonly CancellableNow[] => {
  const { rules, advantages, state, faction: by } = player;
  return advantages.flatMap((advantage) => {
    const { id, faction, cancellable } = advantage;
    const undoable = undoableOf(cancellable);
    if (undoable === undefined || !isInScope(rules, advantage) || !isInPlay(state, faction)) return [];
    if (faction === by || areAllies(state, faction, by)) return [];
    if (undoable.servesAlly === true && !rules.karamaCancelsAllyPowers) return [];
    if (isCancelled(state, id) || powersLost(player, state).includes(id)) return [];
    const use: PowerUse = { kind: 'advantage', by: faction, advantage: id };
    const undone = useToUndo(player, state, id, undoable);
    const during = undone?.during ?? undoable.worksBefore?.(state, player) ?? null;
    if (during === null) return [];
    const cancelled = (canceller: FactionId) => [
      ...(undone?.before ?? []),
      useCancelled(during, use, canceller),
      ...undoneByKarama(state, undone?.use, advantage, canceller),
    ];
    return [{ use, during, cancelled }];
  });
};

/**
 * Returns the use that is undone with the power: the first dependent use if the power is cancelled for the turn,
 * otherwise the last. If only one use is cancelled, the Karama is played against that use.
 */
function useToUndo(
  player: CardPlayContext,
  state: GameState,
  power: AdvantageId,
  { lasts }: Pick<Undoable, 'lasts'>,
): { readonly use: OpenUse; readonly during: CancelScope; readonly before: readonly GameEvent[] } | null {
  const uses = usesRestingOn(state, power).filter(({ use }) => player.isUndoable(state, use));
  const use = lasts === 'turn' ? uses[0] : uses.at(-1);
  if (use === undefined || use.turn === null) return null;
  const before = reopening(player, state, use.turn, 'karama');
  return before === null ? null : { use, during: scopeOf(player.rules, use, lasts), before };
}

/** The id of the round of turns. At most one such round runs at a time. */
const ROUND: CancelScope = 'ship-and-move';

/** Returns the activity for which a power is cancelled together with this use. */
function scopeOf(rules: Rules, { use, turn }: OpenUse, lasts: Undoable['lasts']): CancelScope {
  if (lasts === 'turn') return turn as CancelScope;
  return lasts?.(rules) === 'round' ? ROUND : use;
}

function undoableOf(cancellable: Advantage['cancellable']): Omit<Undoable, 'at'> | undefined {
  if (cancellable === true) return {};
  return cancellable?.at === 'any-time' ? cancellable : cancellable?.undoable;
}

const isInScope = (rules: Ctx['rules'], { id, canBeCancelled }: Advantage): boolean =>
  (rules.karamaCancelScope === 'any' || rules.karamaCancelScope.includes(id)) && canBeCancelled?.(rules) !== false;

/** Returns the state after the table was asked about a power: it is not cancelled, or it is cancelled in this scope. */
const withSettled = (
  { settled, cancelled }: CancelState,
  advantage: AdvantageId,
  isCancelled: boolean,
): CancelState => ({
  settled: withOne(settled, advantage),
  cancelled: isCancelled ? withOne(cancelled, advantage) : cancelled,
});

const withOne = (powers: readonly AdvantageId[], power: AdvantageId): readonly AdvantageId[] =>
  powers.includes(power) ? powers : [...powers, power];

/** Returns the position after the table was asked about a power in this scope. */
export const withCancelOutcome = (
  state: GameState,
  during: CancelScope,
  advantage: AdvantageId,
  outcome: 'standing' | 'cancelled',
): GameState => {
  const occasion = state.stack.find((activity) => activity.id === during);
  if (occasion === undefined || !('settled' in occasion)) return state;
  return updateActivity(state, occasion.kind, occasion.id, () =>
    withSettled(occasion, advantage, outcome === 'cancelled'),
  );
};

/** Whether a power is cancelled for a running activity. Then it is also cancelled for all activities above that one. */
export const isCancelled = (state: GameState, advantage: AdvantageId): boolean => select(state, cancelled, advantage);
const cancelled = ({ stack }: GameState, advantage: AdvantageId): boolean =>
  stack.some((activity) => 'cancelled' in activity && activity.cancelled.includes(advantage));
