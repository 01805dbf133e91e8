/** The win by spice: the Bene Tleilaxu show it at the end of a collection, and still have it a turn later. */
import { oneOf } from '../../../core/grammar.ts';
import { currentCollection } from '../../../features/collection/api.ts';
import { runningPause } from '../../../features/mentat-pause/api.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { advantagesOf, type Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { SpiceWinContract } from './contract.ts';
import { hasEnough, isShown, wins } from './shown.ts';
import { spiceWin as power } from './power.ts';

/**
 * Offers to show the spice between the collection and the end of the turn. Nobody else sees the offer. A count before
 * the collection is too early.
 */
function showPrompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const pause = runningPause(state);
  const isMoment = currentCollection(state) !== null || (pause?.step === 'board' && pause.check === 'all');
  if (!isMoment || !isInPlay(state, BENE_TLEILAXU) || !advantagesOf(ctx, BENE_TLEILAXU).includes(power)) return [];
  if (hasEnough(state) === false || isShown(state, 'this-turn') || wins(state)) return [];
  return [
    createPrompt(
      state,
      { kind: 'show-spice' },
      { faction: BENE_TLEILAXU, about: `turn-${state.turn}`, answers: oneOf(true) },
    ),
  ];
}

export const spiceWin: Feature<SpiceWinContract> = {
  prompts: {
    'show-spice': {
      nonBlocking: 'optional',
      onAnswer: (_ctx, { turn }, { faction }) => accepted({ type: 'SpiceShown', faction, turn }),
    },
  },
  backgroundPrompts: showPrompts,
  initialSlice: () => ({ spiceShown: [] }),
  publicView: (_ctx, state) => ({
    spiceShownIn: isShown(state, 'this-turn') ? state.turn : isShown(state, 'last-turn') ? state.turn - 1 : null,
  }),
  reducer: { SpiceShown: (state, { turn }) => ({ ...state, spiceShown: [...state.spiceShown, turn] }) },
  // Everybody has seen the spice.
  seals: ['SpiceShown'],
  log: { SpiceShown: ({ faction, turn }) => ({ code: 'spice-shown', faction, turn }) },
  chronicled: ['spice-shown'],
};
