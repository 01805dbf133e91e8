import type { PurseSide } from '../features/purses/contract.ts';
import { removeFirst } from '../core/remove-first.ts';
import type { Feature } from '../kernel/feature.ts';
import {
  forcesIn,
  spiceIn,
  spiceInFrontOf,
  withFaction,
  withoutCard,
  withForces,
  withKnowledge,
  withLeader,
  withSide,
  withSpice,
  withSpiceInFront,
  withSpiceOnBoard,
} from './changes.ts';
import { withCardDown, withCardLaidAway, withCardUp } from './laid-cards.ts';
import { withLeaderCard } from './leader-cards.ts';
import { pileOf, withPile } from './piles.ts';
import { leaderState, currentBattle } from '../model/selectors.ts';
import { minus, ownForces, plus } from '../model/forces.ts';
import type { EventOf } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import { CARD_PILES, type OpenPlace } from '../model/treachery-cards.ts';
import type { GameState, LeaderState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { PiecesContract, Purse } from './contract.ts';

/** The reducers of the pieces' events. */
export const reducer: Feature<PiecesContract>['reducer'] = {
  CardsDealt: cardsDealt,
  CardsPassed: cardsPassed,
  CardMoved: cardMoved,
  DiscardsReshuffled: (state, { deck }) => ({ ...state, treacheryDeck: deck, discards: [], unseenDiscards: [] }),
  HandReturned: (state, { faction, deck }) => ({
    ...withFaction(state, faction, () => ({ hand: [], openCards: [] })),
    treacheryDeck: deck,
  }),
  TraitorsDealt: (state, { faction, leaders }) => ({
    ...withFaction(seen(state, faction, 'traitors'), faction, () => ({ traitorsDealt: leaders })),
    traitorDeck: state.traitorDeck.filter((leader) => !leaders.includes(leader)),
  }),
  TraitorsChosen: (state, { faction, kept, returned }) => ({
    ...withFaction(state, faction, () => ({ traitors: kept, traitorsDealt: [], traitorsReturned: returned })),
    traitorDeck: [...state.traitorDeck, ...returned],
  }),
  ForcesLost: forcesLost,
  SideShown: (state, { faction, territory, side }) => withSide(state, faction, territory, side),
  LeaderKilled: leaderKilled,
  LeaderRevived: leaderRevived,
  ForcesRevived: (state, revived) =>
    withFaction(state, revived.faction, ({ tanks, reserves }) => ({
      tanks: minus(tanks, revived),
      reserves: plus(reserves, revived),
    })),
  LeaderBound: (state, { leader, territory }) => withLeader(state, leader, { foughtIn: territory }),
  SpiceMoved: spiceMoved,
  CardDiscarded: cardDiscarded,
  CardLaidDown: (state, laid) => withCardDown(state, laid),
  CardTakenUp: (state, laid) => withCardUp(state, laid),
  CardLaidOnLeader: (state, { faction, card, leader }) =>
    withLeaderCard(withoutCard(state, { faction, card }), { leader, card: card.card }),
  CardLaidAway: (state, { faction, before }) => withCardLaidAway(state, faction, before),
  CardRemoved: (state, event) => ({
    ...withoutCard(state, event),
    removedCards: [...state.removedCards, event.card.card],
  }),
};

/** A dealt card or traitor counts as seen, even if the deal is taken back. */
const seen = (state: GameState, of: FactionId, what: 'cards' | 'traitors'): GameState =>
  withKnowledge(state, { knower: of, secret: { kind: 'deal', of, what } });

function cardsDealt(state: GameState, { faction, cards }: EventOf<'CardsDealt'>): GameState {
  const dealt = withFaction(seen(state, faction, 'cards'), faction, ({ hand, nextSlot }) => ({
    hand: [...hand, ...cards],
    nextSlot: nextSlot + cards.length,
  }));
  return { ...dealt, treacheryDeck: state.treacheryDeck.slice(cards.length) };
}

/** Only the faction's own forces go to the tanks. */
function forcesLost(state: GameState, { faction, territory, sector, ...lost }: EventOf<'ForcesLost'>): GameState {
  const place = { territory, sector };
  const left = withForces(state, faction, place, minus(forcesIn(state, faction, place), lost));
  return withFaction(left, faction, ({ tanks }) => ({ tanks: plus(tanks, ownForces(lost)) }));
}

/** A leader that lay face down is visible now, and so is the leader's death. */
function leaderRevived(state: GameState, { leader, resting }: EventOf<'LeaderRevived'>): GameState {
  const disc = leaderState(state, leader);
  const shown = disc.faceDown ? { deaths: oneMore(disc.deaths), ...dead(disc, disc.foughtIn) } : {};
  return withLeader(state, leader, { where: 'ready', faceDown: false, captor: null, resting, ...shown });
}

const oneMore = (deaths: 0 | 1 | 2): 1 | 2 => (deaths === 0 ? 1 : 2);

function leaderKilled(state: GameState, { leader }: EventOf<'LeaderKilled'>): GameState {
  const disc = leaderState(state, leader);
  const usedIn = currentBattle(state)?.territory ?? disc.foughtIn;
  return withLeader(state, leader, {
    where: 'tanks',
    captor: null,
    deaths: oneMore(disc.deaths),
    ...dead(disc, usedIn),
  });
}

/** The leader is no longer bound to a territory, but was used in it. */
const dead = ({ diedIn }: LeaderState, usedIn: TerritoryId | null): Pick<LeaderState, 'foughtIn' | 'diedIn'> => ({
  foughtIn: null,
  diedIn: usedIn === null ? diedIn : [...diedIn, usedIn],
});

function spiceMoved(state: GameState, { from, to, amount }: EventOf<'SpiceMoved'>): GameState {
  return withInPurse(withInPurse(state, from, -amount, to), to, amount, from);
}

function withInPurse(state: GameState, purse: Purse, more: number, other: Purse): GameState {
  if (purse === 'bank') return state;
  if (typeof purse === 'string') return withSpice(state, purse, more, sideOf(other));
  if ('inFrontOf' in purse)
    return withSpiceInFront(state, purse.inFrontOf, spiceInFrontOf(state, purse.inFrontOf) + more);
  return withSpiceOnBoard(state, purse, spiceIn(state, purse) + more);
}

function sideOf(purse: Purse): PurseSide {
  if (purse === 'bank') return { kind: 'bank' };
  if (typeof purse === 'string') return { kind: 'faction', faction: purse };
  return 'inFrontOf' in purse ? { kind: 'in-front-of', faction: purse.inFrontOf } : { kind: 'board' };
}

function cardDiscarded(state: GameState, { faction, card }: EventOf<'CardDiscarded'>): GameState {
  return {
    ...withoutCard(state, { faction, card }),
    discards: [...state.discards, card.card],
  };
}

/** The cards are in another hand now. Both factions know them. */
function cardsPassed(state: GameState, { from, to, slots, cards }: EventOf<'CardsPassed'>): GameState {
  const secret = { kind: 'deal', of: to, what: 'cards' } as const;
  const known = withKnowledge(state, { knower: to, secret }, { knower: from, secret });
  const given = withFaction(known, from, ({ hand }) => ({
    hand: hand.filter(({ slot }) => !slots.includes(slot)),
    openCards: [],
  }));
  return withFaction(given, to, ({ hand, nextSlot }) => ({
    hand: [...hand, ...cards],
    nextSlot: nextSlot + cards.length,
  }));
}

/** An open card is in another place now. */
function cardMoved(state: GameState, { card, from, to, slot, deck }: EventOf<'CardMoved'>): GameState {
  const left = from === 'deck' ? state : withPile(state, from, removeFirst(pileOf(state, from), card));
  const ordered = deck === null ? left : { ...left, treacheryDeck: deck };
  if (to === 'deck') return ordered;
  if (!isHand(to)) return withPile(ordered, to, [...pileOf(ordered, to), card]);
  if (slot === null) return ordered;
  return withFaction(ordered, to, ({ hand, nextSlot }) => ({
    hand: [...hand, { slot, card }],
    nextSlot: nextSlot + 1,
  }));
}

const isHand = (place: OpenPlace | FactionId): place is FactionId =>
  place !== 'deck' && !CARD_PILES.some((pile) => pile === place);
