/** The offer to lay a trap, and the question which trap a Karama destroys. */
import { getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, oneOf, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import { TERRITORIES } from '../../../model/territories.ts';
import { CARD_KINDS } from '../../../model/treachery-cards.ts';
import { cardLaidDown } from '../../../pieces/events.ts';
import { cardsOfKinds, slotsKept } from '../../../pieces/playing.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { TrapChoiceActivity, TrapsContract } from './contract.ts';
import { placesForTraps, trapsIn, untriggered } from './lying.ts';
import { destroyed } from './power.ts';

/** Offers a new trap to the Bene Tleilaxu. Nobody else sees whether there is an offer. */
export function offers(ctx: Ctx, state: GameState): readonly Prompt[] {
  if (!ctx.advantages.some(({ id }) => id === 'bene-tleilaxu/traps')) return [];
  const places = placesForTraps(ctx.board, state);
  if (places.length === 0) return [];
  const cards = cardsOfKinds(ctx, state, BENE_TLEILAXU, CARD_KINDS, slotsKept(ctx, state, BENE_TLEILAXU));
  return cards.length === 0
    ? []
    : [
        createPrompt(
          state,
          { kind: 'lay-trap' },
          {
            faction: BENE_TLEILAXU,
            about: `turn-${state.turn}-${trapsIn(state).length}`,
            answers: anyOf(...cards.map((card) => record({ territory: oneOf(...places), ...card }))),
          },
        ),
      ];
}

/** Asks the player of a Karama which of several traps it destroys. */
export const choicePrompts = (_ctx: Ctx, state: GameState, { by }: TrapChoiceActivity): readonly Prompt[] => {
  const among = untriggered(state);
  return among.length === 0
    ? []
    : [createPrompt(state, { kind: 'destroy-trap' }, { faction: by, about: 'trap', answers: oneOf(...among) })];
};

/** The handlers of the answers. */
export const promptHandlers: Feature<TrapsContract>['prompts'] = {
  'lay-trap': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, _state, { faction }, value) => {
      const territory = must(
        TERRITORIES.find((one) => one === getField(value, 'territory')),
        'a stronghold',
      );
      const card = must(parsePlayedCard(value), 'a card');
      return accepted(cardLaidDown(faction, territory, card), { type: 'TrapLaid', faction, territory });
    },
  },
  'destroy-trap': {
    onAnswer: (_ctx, state, _prompt, value) =>
      accepted(...TERRITORIES.filter((one) => one === value).flatMap((territory) => destroyed(state, territory)), {
        type: 'TrapChoiceOver',
      }),
  },
};
