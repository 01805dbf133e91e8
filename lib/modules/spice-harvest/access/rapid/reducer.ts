import { type Feature, notLogged } from '../../../../kernel/feature.ts';
import type { EventOf } from '../../../../model/events.ts';
import { popActivity, pushActivity, updateActivity } from '../../../../model/stack.ts';
import type { GameState } from '../../../../model/state.ts';
import { accessIdsOf, asHeld, faceOf, handsAfter, withAccess } from '../cards.ts';
import type { AccessContract, RapidAccessActivity, RapidAccessEvent } from '../contract.ts';

type Name = RapidAccessEvent['type'];

/** The reducers of dealt access cards. */
export const rapidReducer: Pick<Feature<AccessContract>['reducer'], Name> = {
  AccessCardsDealt: (state, { hands }) =>
    pushActivity(
      withAccess(state, ({ deck }) => ({ hands, deck: deck.slice(hands.flatMap(({ cards }) => cards).length) })),
      { kind: 'rapid-access', id: 'rapid-access', next: 'exchange', takenFrom: null, forfeited: [] },
    ),
  RapidAccessWentOn: (state, { next }) => inRapid(state, () => ({ next })),
  AccessCardTaken: (state, { by, from, card }) =>
    inRapid(
      withAccess(state, ({ hands }) => ({ hands: handsAfter(handsAfter(hands, from, [], [card]), by, [card]) })),
      () => ({ next: 'return', takenFrom: from }),
    ),
  AccessCardReturned: (state, { by, to, card }) =>
    inRapid(
      withAccess(state, ({ hands }) => ({ hands: handsAfter(handsAfter(hands, by, [], [card]), to, [card]) })),
      () => ({ next: 'draw' }),
    ),
  AccessCardsDrawn: cardsDrawn,
  ForfeitedCardPicked: (state, { faction, card }) =>
    inRapid(
      withAccess(state, ({ hands }) => ({ hands: handsAfter(hands, faction, [card]) })),
      () => ({ next: 'trading', forfeited: [] }),
    ),
  RapidAccessEnded: (state) => popActivity(state, 'rapid-access'),
};

/** A worm forfeits the whole hand, including the drawn cards. */
function cardsDrawn(state: GameState, { faction, cards, harvest }: EventOf<'AccessCardsDrawn'>): GameState {
  const all = [...accessIdsOf(state, faction), ...cards];
  const isWorm = harvest === 'worm';
  return inRapid(
    withAccess(state, ({ hands, deck }) => ({
      deck: deck.slice(cards.length),
      hands: isWorm ? handsAfter(hands, faction, [], all) : handsAfter(hands, faction, cards),
    })),
    () => (isWorm ? { next: 'pick', forfeited: all } : { next: 'trading' }),
  );
}

const inRapid = (state: GameState, change: (rapid: RapidAccessActivity) => Partial<RapidAccessActivity>): GameState =>
  updateActivity(state, 'rapid-access', 'rapid-access', change);

/** The log lines of dealt access cards. Forfeited cards lie open. */
export const rapidLog: Pick<Feature<AccessContract>['log'], Name> = {
  AccessCardsDealt: ({ hands }) => ({
    code: 'access-cards-dealt',
    cards: Math.min(...hands.map(({ cards }) => cards.length)),
  }),
  RapidAccessWentOn: notLogged,
  AccessCardTaken: ({ by, from, card }, audience, before) =>
    audience === by || audience === from
      ? { code: 'own-access-card-taken', by, from, card: faceOf(before, card) }
      : { code: 'access-card-taken', by, from },
  AccessCardReturned: ({ by, to, card }, audience, before) =>
    audience === by || audience === to
      ? { code: 'own-access-card-returned', by, to, card: faceOf(before, card) }
      : { code: 'access-card-returned', by, to },
  AccessCardsDrawn: ({ faction, cards, harvest }, _audience, before) => ({
    code: 'access-cards-drawn',
    faction,
    cards: cards.length,
    harvest,
    forfeited:
      harvest === 'worm' ? asHeld(before, [...accessIdsOf(before, faction), ...cards]).map(({ card }) => card) : [],
  }),
  ForfeitedCardPicked: ({ faction, card }, _audience, before) => ({
    code: 'forfeited-card-picked',
    faction,
    card: faceOf(before, card),
  }),
  RapidAccessEnded: notLogged,
};
