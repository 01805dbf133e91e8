import { withMoved, withPassed } from '../../activities/passing.ts';
import { assertNever } from '../../core/assert-never.ts';
import { withoutOne } from '../../core/without-one.ts';
import {
  forcesIn,
  spiceIn,
  withFaction,
  withForces,
  withKnowledge,
  withKwisatzHaderach,
  withLeader,
  withSide,
  withSpice,
  withSpiceOnBoard,
} from '../../rules/changes.ts';
import { leaderOf, runningBattle } from '../../rules/position.ts';
import { minus, plus } from '../../rules/troops.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState, LeaderState } from '../../table/state.ts';
import type { TerritoryId } from '../../table/territories.ts';

const TYPES = [
  'CardsDealt',
  'CardsPassed',
  'CardMoved',
  'DiscardsReshuffled',
  'HandReturned',
  'TraitorsDealt',
  'TraitorsChosen',
  'ForcesLost',
  'SideShown',
  'LeaderKilled',
  'LeaderRevived',
  'ForcesRevived',
  'CaptivesReturned',
  'KwisatzHaderachKilled',
  'KwisatzHaderachRevived',
  'LeaderBound',
  'SpiceMoved',
  'CardDiscarded',
  'CardRemoved',
] as const;

/** What becomes of forces, leaders, spice and cards, in whatever phase. */
export type PieceEvent = EventOf<(typeof TYPES)[number]>;

/** Whether the event tells what becomes of pieces. */
export const isPieceEvent = isEventOf(TYPES);

/** Records what has become of pieces. */
export function evolvePieces(state: GameState, event: PieceEvent): GameState {
  switch (event.type) {
    case 'CardsDealt':
      return cardsDealt(state, event);
    case 'CardsPassed':
      return withPassed(state, event);
    case 'CardMoved':
      return withMoved(state, event);
    case 'DiscardsReshuffled':
      return { ...state, treacheryDeck: event.deck, discards: [] };
    case 'HandReturned':
      return { ...withFaction(state, event.faction, () => ({ hand: [], openCards: [] })), treacheryDeck: event.deck };
    case 'TraitorsDealt':
      return {
        ...withFaction(seen(state, event.faction, 'traitors'), event.faction, () => ({
          traitorsDealt: event.leaders,
        })),
        traitorDeck: state.traitorDeck.filter((leader) => !event.leaders.includes(leader)),
      };
    case 'TraitorsChosen':
      return {
        ...withFaction(state, event.faction, () => ({ traitors: event.kept, traitorsDealt: [] })),
        traitorDeck: [...state.traitorDeck, ...event.returned],
      };
    case 'ForcesLost':
      return forcesLost(state, event);
    case 'SideShown':
      return withSide(state, event.faction, event.territory, event.side);
    case 'LeaderKilled':
      return leaderKilled(state, event);
    case 'LeaderRevived':
      return leaderRevived(state, event);
    case 'CaptivesReturned':
      return event.leaders.reduce((next, leader) => withLeader(next, leader, { captor: null }), state);
    case 'ForcesRevived':
      return withFaction(state, event.faction, ({ tanks, reserves }) => ({
        tanks: minus(tanks, event),
        reserves: plus(reserves, event),
      }));
    case 'KwisatzHaderachKilled':
      return withKwisatzHaderach(state, { where: 'tanks', usedIn: null });
    case 'KwisatzHaderachRevived':
      return withKwisatzHaderach(state, { where: 'ready' });
    case 'LeaderBound':
      return withLeader(state, event.leader, { foughtIn: event.territory });
    case 'SpiceMoved':
      return spiceMoved(state, event);
    case 'CardDiscarded':
      return cardDiscarded(state, event);
    case 'CardRemoved':
      return { ...withoutCard(state, event), removedCards: [...state.removedCards, event.card.card] };
    default:
      return assertNever(event);
  }
}

/** Whoever is dealt something has seen it, also when the deal is taken back. */
const seen = (state: GameState, of: FactionId, what: 'cards' | 'traitors'): GameState =>
  withKnowledge(state, { knower: of, secret: { kind: 'deal', of, what } });

function cardsDealt(state: GameState, { faction, cards }: EventOf<'CardsDealt'>): GameState {
  const dealt = withFaction(seen(state, faction, 'cards'), faction, ({ hand, nextSlot }) => ({
    hand: [...hand, ...cards],
    nextSlot: nextSlot + cards.length,
  }));
  return { ...dealt, treacheryDeck: state.treacheryDeck.slice(cards.length) };
}

function forcesLost(
  state: GameState,
  { faction, territory, sector, count, special }: EventOf<'ForcesLost'>,
): GameState {
  const place = { territory, sector };
  const lost = { count, special };
  const left = withForces(state, faction, place, minus(forcesIn(state, faction, place), lost));
  return withFaction(countedLosses(left, faction, count), faction, ({ tanks }) => ({ tanks: plus(tanks, lost) }));
}

/** Whatever is lost while a battle runs counts for the Kwisatz Haderach, explosions and treachery too. */
function countedLosses(state: GameState, faction: FactionId, count: number): GameState {
  const { kwisatzHaderach: own } = state;
  if (own === null || own.of !== faction || runningBattle(state) === null) return state;
  return withKwisatzHaderach(state, { losses: own.losses + count });
}

/** A face that was hidden is seen now, and its death with it. */
function leaderRevived(state: GameState, { leader, resting }: EventOf<'LeaderRevived'>): GameState {
  const disc = leaderOf(state, leader);
  const shown = disc.faceDown ? { deaths: oneMore(disc.deaths), ...dead(disc, disc.foughtIn) } : {};
  return withLeader(state, leader, { where: 'ready', faceDown: false, captor: null, resting, ...shown });
}

const oneMore = (deaths: 0 | 1 | 2): 1 | 2 => (deaths === 0 ? 1 : 2);

function leaderKilled(state: GameState, { leader }: EventOf<'LeaderKilled'>): GameState {
  const disc = leaderOf(state, leader);
  const usedIn = runningBattle(state)?.territory ?? disc.foughtIn;
  return withLeader(state, leader, {
    where: 'tanks',
    captor: null,
    deaths: oneMore(disc.deaths),
    ...dead(disc, usedIn),
  });
}

/** No longer bound to a territory; but it was used there. */
const dead = ({ diedIn }: LeaderState, usedIn: TerritoryId | null): Pick<LeaderState, 'foughtIn' | 'diedIn'> => ({
  foughtIn: null,
  diedIn: usedIn === null ? diedIn : [...diedIn, usedIn],
});

function spiceMoved(state: GameState, { from, to, amount }: EventOf<'SpiceMoved'>): GameState {
  return into(out(state));

  function out(before: GameState): GameState {
    if (from === 'bank') return before;
    if (typeof from === 'string') return withSpice(before, from, -amount);
    return withSpiceOnBoard(before, from, spiceIn(before, from) - amount);
  }
  function into(before: GameState): GameState {
    if (to === 'bank') return before;
    if (typeof to === 'string') return withSpice(before, to, amount);
    return withSpiceOnBoard(before, to, spiceIn(before, to) + amount);
  }
}

const cardDiscarded = (state: GameState, { faction, card }: EventOf<'CardDiscarded'>): GameState => ({
  ...withoutCard(state, { faction, card }),
  discards: [...state.discards, card.card],
});

const withoutCard = (
  state: GameState,
  { faction, card }: Pick<EventOf<'CardDiscarded'>, 'faction' | 'card'>,
): GameState =>
  withFaction(state, faction, ({ hand, openCards }) => ({
    hand: hand.filter((held) => held.slot !== card.slot),
    openCards: withoutOne(openCards, card.card),
  }));
