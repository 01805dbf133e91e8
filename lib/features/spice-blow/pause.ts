/**
 * Time for cards that are played in a spice blow. It runs as long as somebody can hold such a card, by public facts alone,
 * and always as long; so it tells nothing of hands.
 * @rules R-213
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

/** The pause that begins now; none where no card could be played, or its time is over. */
export const pauseBegins = (ctx: Ctx, state: GameState, blow: SpiceBlowActivity, at: number): readonly GameEvent[] =>
  blow.pause !== null || blow.isPauseOver || !isThereACard(ctx, state, blow)
    ? []
    : [{ type: 'BlowPaused', opened: at, deadline: at + shortWindowMs(state.questionTime.time) }];

/**
 * Where people turn the cards over, they wait for each other before a card. A pause before the first card of another pile
 * serves for the spice that has blown before it, too.
 */
function isThereACard(ctx: Ctx, state: GameState, { step, pile }: SpiceBlowActivity): boolean {
  const isBeforeACard =
    canThump(state) && isSpiceDeckKept(state) && mayBeHeld(ctx, state, ({ thumps }) => thumps === true);
  if (step === 'turning') return isBeforeACard;
  const isFollowed = isBeforeACard && pile + 1 < ctx.rules.blowsPerTurn;
  return !isFollowed && mayBeHeld(ctx, state, ({ doublesBlow }) => doublesBlow === true);
}

function mayBeHeld(ctx: Ctx, state: GameState, does: (card: CardPower) => boolean): boolean {
  const kinds = cardKindsWith(ctx, does);
  return titlesOf(...kinds).some((title) => ctx.rules.treacheryDeck[title] > 0) && !nobodyCanHold(ctx, state, kinds);
}

/** In the first turn worms do nothing, and no card calls one. @rules R-24 */
export const canThump = ({ turn }: GameState): boolean => turn > 1;

/** While the table was held no time ran. */
export function putOff(state: GameState, shift: number): GameState {
  const blow = findActivity(state, 'spice-blow');
  if (blow === null || blow.pause === null) return state;
  const { opened, deadline } = blow.pause;
  return updateActivity(state, 'spice-blow', blow.id, () => ({
    pause: { opened: opened + shift, deadline: deadline + shift },
  }));
}

/** After going back the time runs as long again. */
export const withoutPause = (blow: SpiceBlowActivity): SpiceBlowActivity => ({ ...blow, pause: null });
