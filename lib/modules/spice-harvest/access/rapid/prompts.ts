import { must } from '../../../../core/assert-never.ts';
import { oneOf } from '../../../../core/grammar.ts';
import type { Feature } from '../../../../kernel/feature.ts';
import { createPrompt } from '../../../../model/create-prompt.ts';
import { accepted } from '../../../../model/decision.ts';
import type { EventOf } from '../../../../model/events.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { Prompt } from '../../../../model/prompts.ts';
import { findActivity } from '../../../../model/stack.ts';
import type { GameState } from '../../../../model/state.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import { harvestRules } from '../../harvests/api.ts';
import { playersOf } from '../../players.ts';
import { accessHandOf, accessIdsOf, asHeld, cardsNamed } from '../cards.ts';
import type { AccessContract, RapidAccessActivity, RapidAccessPrompt } from '../contract.ts';
import { askedInRapidAccess } from './advance.ts';

/** Asks the faction of this step. @rules NF XXV.B · R-318 */
export function rapidPrompts(ctx: Ctx, state: GameState, rapid: RapidAccessActivity): readonly Prompt[] {
  const faction = askedInRapidAccess(ctx, state, rapid);
  if (faction === null) return [];
  const { takenFrom, forfeited } = rapid;
  switch (rapid.next) {
    case 'exchange': {
      const others = playersOf(ctx, state).filter((other) => other !== faction && accessIdsOf(state, other).length > 0);
      return [
        createPrompt(
          state,
          { kind: 'take-access-card' },
          { faction, about: 'rapid', answers: oneOf('none', ...others) },
        ),
      ];
    }
    case 'return': {
      const hand = accessHandOf(state, faction);
      return [
        createPrompt(
          state,
          { kind: 'return-access-card', to: must(takenFrom, 'whose card was taken'), hand },
          { faction, about: 'rapid', answers: oneOf(...hand.map(({ id }) => id)) },
        ),
      ];
    }
    case 'draw':
      return [
        createPrompt(
          state,
          { kind: 'draw-access-cards', more: harvestRules(ctx).dealt?.draws.more ?? 0 },
          { faction, about: 'rapid', answers: oneOf(false, true) },
        ),
      ];
    case 'pick': {
      const open = asHeld(state, forfeited);
      return [
        createPrompt(
          state,
          { kind: 'pick-access-card', forfeited: open },
          { faction, about: 'rapid', answers: oneOf(...open.map(({ id }) => id)) },
        ),
      ];
    }
    case 'trading':
    case 'claims':
    case 'free-start':
    case 'end':
      return [];
  }
}

/** The handlers of the answers. */
export const rapidHandlers: Pick<Feature<AccessContract>['prompts'], RapidAccessPrompt['kind']> = {
  'take-access-card': {
    onAnswer: (ctx, state, { faction: by }, value, random) => {
      const from = playersOf(ctx, state).find((other) => other === value);
      if (from === undefined) return accepted({ type: 'RapidAccessWentOn', next: 'draw' });
      const cards = accessIdsOf(state, from);
      return accepted({ type: 'AccessCardTaken', by, from, card: must(cards[random(cards.length)], 'a card to take') });
    },
  },
  'return-access-card': {
    onAnswer: (_ctx, state, { faction: by, to }, value) =>
      accepted({
        type: 'AccessCardReturned',
        by,
        to,
        card: must(cardsNamed(state, accessIdsOf(state, by), [value])[0], 'a card to give back'),
      }),
  },
  'draw-access-cards': {
    onAnswer: (_ctx, state, { faction, more }, value) =>
      value === true ? accepted(drawn(state, faction, more)) : accepted({ type: 'RapidAccessWentOn', next: 'trading' }),
  },
  'pick-access-card': {
    onAnswer: (_ctx, state, { faction }, value) => {
      const forfeited = findActivity(state, 'rapid-access')?.forfeited ?? [];
      const card = must(cardsNamed(state, forfeited, [value])[0], 'a card to pick');
      return accepted({ type: 'ForfeitedCardPicked', faction, card });
    },
  },
};

const drawn = ({ access }: GameState, faction: FactionId, more: number): EventOf<'AccessCardsDrawn'> => ({
  type: 'AccessCardsDrawn',
  faction,
  cards: (access?.deck ?? []).slice(0, more),
  harvest: must(access?.harvestDeck[0], 'a harvest card'),
});
