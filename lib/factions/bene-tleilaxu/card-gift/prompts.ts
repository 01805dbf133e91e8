/** The questions whether a card is given, which card, and who receives it. */
import { getField } from '../../../core/answer.ts';
import { anyOf, oneOf, record } from '../../../core/grammar.ts';
import { hasRoom } from '../../../features/bidding/api.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { factionState, isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { transferCards } from '../../../pieces/transfer-cards.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { CardGiftActivity, CardGiftContract } from './contract.ts';

/**
 * Returns the prompt of the Bene Tleilaxu; none if they have no card, or if nobody has room for one. Both are public in
 * this phase.
 */
export function activityPrompts(
  ctx: Ctx,
  state: GameState,
  { id, isGiving, time }: CardGiftActivity,
): readonly Prompt[] {
  const to = receivers(ctx, state);
  if (to.length === 0) return [];
  const asked = { faction: BENE_TLEILAXU, about: `${id}-${state.cardGifts.given.length}` };
  if (!isGiving)
    return [
      createPrompt(
        state,
        { kind: 'give-a-card' },
        { ...asked, answers: oneOf(false, true), deadline: time?.deadline ?? null },
      ),
    ];
  const slots = factionState(state, BENE_TLEILAXU).hand.map(({ slot }) => slot);
  const answers = anyOf(oneOf('none'), record({ slot: oneOf(...slots), to: oneOf(...to) }));
  return [createPrompt(state, { kind: 'card-to-give', to }, { ...asked, answers })];
}

/** Returns the factions that can be given a card now; none if the Bene Tleilaxu have no card. */
function receivers(ctx: Ctx, state: GameState): readonly FactionId[] {
  if (!isInPlay(state, BENE_TLEILAXU) || factionState(state, BENE_TLEILAXU).hand.length === 0) return [];
  return state.factions
    .map(({ faction }) => faction)
    .filter((faction) => faction !== BENE_TLEILAXU && hasRoom(ctx, state, faction));
}

/** The handlers of the answers. */
export const promptHandlers: Feature<CardGiftContract>['prompts'] = {
  'give-a-card': {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted(value === true ? { type: 'CardGiftBegan', faction } : { type: 'CardGiftOver' }),
  },
  'card-to-give': {
    onAnswer: (_ctx, state, { faction, to: all }, value) => {
      const to = all.find((one) => one === getField(value, 'to'));
      if (to === undefined) return accepted({ type: 'CardGiftOver' });
      const cards = factionState(state, faction).hand.filter(({ slot }) => slot === getField(value, 'slot'));
      return accepted({ type: 'CardGiven', faction, to }, transferCards(state, faction, to, cards));
    },
  },
};
