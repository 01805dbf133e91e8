import type { Ctx } from '../../powers/ctx.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SpiceBlowPublicView, SpiceBlowView } from './contract.ts';
import { isSpiceDeckKept } from './deck.ts';
import { runningWorm, targetOf } from './steps.ts';
import { slipOf } from './undo.ts';

/** Returns the public view: the piles, and the turned cards. The cards stay visible during the next phase. */
export const publicView = (ctx: Ctx, state: GameState): SpiceBlowPublicView => ({
  spiceBlow: blowView(ctx, state),
  spiceDecks: ctx.rules.deckForEachPile ? ctx.rules.blowsPerTurn : 1,
  spicePiles: Array.from({ length: ctx.rules.blowsPerTurn }, (_, pile) => state.spiceTops[pile] ?? null),
});

function blowView(ctx: Ctx, state: GameState): SpiceBlowView | null {
  const { rules } = ctx;
  const { lastBlow, turn, firstPlayer } = state;
  if (!isStillRead(rules, state) || lastBlow?.turn !== turn) return null;
  const running = findActivity(state, 'spice-blow');
  const worm = runningWorm(state);
  return {
    isRunning: running !== null,
    pile: running?.pile ?? rules.blowsPerTurn - 1,
    turned: lastBlow.turned,
    drawer: isSpiceDeckKept(state) ? null : firstPlayer,
    mayTakeBack: slipOf(ctx, state) !== null,
    pause: running?.pause ?? null,
    comesTo: worm?.step === 'leaving' || worm === null ? null : targetOf(state, worm),
  };
}

/**
 * Whether players may still read the cards. The next phase may begin at once, so they read the cards during that phase.
 */
const isStillRead = ({ phaseOrder }: Ctx['rules'], { phase }: GameState): boolean =>
  [phase, phaseOrder[phaseOrder.indexOf(phase) - 1]].includes('spice-blow');
