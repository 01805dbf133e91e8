/**
 * The time for cards in a spice blow. It runs if public facts allow that a player holds a card that fits. It always has
 * the same length, so it reveals nothing about hands.
 */
import { cardKindsWith, nobodyCanHold } from '../../pieces/playing.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { CardPower } from '../../powers/power.ts';
import type { GameEvent } from '../../model/events.ts';
import { findActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { titlesOf } from '../../model/treachery-cards.ts';
import { shortWindowMs } from '../../model/windows.ts';
import type { SpiceBlowActivity } from './contract.ts';
import { isSpiceDeckKept } from './deck.ts';

/** Returns the pause that begins now. Returns no event if no card could be played, or if the time is already over. */
export const pauseBegins = (ctx: Ctx, state: GameState, blow: SpiceBlowActivity, at: number): readonly GameEvent[] =>
  blow.pause !== null || blow.isPauseOver || !isThereACard(ctx, state, blow)
    ? []
    : [{ type: 'BlowPaused', opened: at, deadline: at + shortWindowMs(state.questionTime.time) }];

/**
 * If players turn physical cards over, they wait for each other before each card. One pause before the first card of
 * the second pile is also the time for cards on the spice that has blown before.
 */
function isThereACard(ctx: Ctx, state: GameState, { step, pile }: SpiceBlowActivity): boolean {
  const isBeforeACard =
    ctx.rules.thumperCalls === 'next-card' &&
    canThump(state) &&
    isSpiceDeckKept(state) &&
    mayBeHeld(ctx, state, ({ thumps }) => thumps === true);
  if (step === 'turning') return isBeforeACard;
  const isFollowed = isBeforeACard && pile + 1 < ctx.rules.blowsPerTurn;
  return !isFollowed && mayBeHeld(ctx, state, ({ doublesBlow }) => doublesBlow === true);
}

function mayBeHeld(ctx: Ctx, state: GameState, does: (card: CardPower) => boolean): boolean {
  const kinds = cardKindsWith(ctx, does);
  return titlesOf(...kinds).some((title) => ctx.rules.treacheryDeck[title] > 0) && !nobodyCanHold(ctx, state, kinds);
}

/** Whether a card can call a worm now. In the first turn no card can, because worms do nothing. @rules R-24 */
export const canThump = ({ turn }: GameState): boolean => turn > 1;

/** Moves the end of the time for cards by `shift` (ms), because no time runs during a pause of the table. */
export function putOff(state: GameState, shift: number): GameState {
  const blow = findActivity(state, 'spice-blow');
  if (blow === null || blow.pause === null) return state;
  const { opened, deadline } = blow.pause;
  return updateActivity(state, 'spice-blow', blow.id, () => ({
    pause: { opened: opened + shift, deadline: deadline + shift },
  }));
}

/** Clears the time for cards after a take-back. It starts again with its full length. */
export const withoutPause = (blow: SpiceBlowActivity): SpiceBlowActivity => ({ ...blow, pause: null });
