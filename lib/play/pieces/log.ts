import { assertNever } from '../../core/assert-never.ts';
import type { Audience } from '../../table/audience.ts';
import type { EventOf } from '../../table/events.ts';
import type { PieceLogFact } from '../../table/log/pieces.ts';
import type { PieceEvent } from './evolve.ts';

/** What one audience may read of what becomes of pieces; `null` when nobody is told. */
export function tellPieces(event: PieceEvent, audience: Audience): PieceLogFact | null {
  switch (event.type) {
    case 'CardsDealt':
      return cardsDealt(event, audience);
    case 'CardsPassed':
      return cardsPassed(event, audience);
    case 'CardMoved':
      return { code: 'card-moved', card: event.card, from: event.from, to: event.to };
    case 'DiscardsReshuffled':
      return { code: 'discards-reshuffled' };
    case 'HandReturned':
      return { code: 'hand-returned', faction: event.faction };
    case 'TraitorsDealt':
      return { code: 'traitors-dealt', faction: event.faction };
    case 'TraitorsChosen':
      return audience === event.faction
        ? { code: 'own-traitors', leaders: event.kept }
        : { code: 'traitors-chosen', faction: event.faction };
    case 'CardRemoved':
      return { code: 'card-removed', faction: event.faction, card: event.card.card };
    case 'ForcesLost': {
      const { faction, count, special, territory, sector } = event;
      return { code: 'forces-lost', faction, count, special, territory, sector };
    }
    case 'SideShown': {
      const { faction, territory, side, because } = event;
      return { code: 'side-shown', faction, territory, side, because };
    }
    case 'LeaderKilled':
      return { code: 'leader-killed', leader: event.leader };
    case 'LeaderRevived':
      return { code: 'leader-revived', leader: event.leader, resting: event.resting };
    case 'ForcesRevived': {
      const { faction, count, special } = event;
      return { code: 'forces-revived', faction, count, special };
    }
    case 'CaptivesReturned':
      return {
        code: 'captives-returned',
        captor: event.captor,
        count: event.leaders.length,
        because: event.because,
      };
    case 'KwisatzHaderachKilled':
      return { code: 'kwisatz-haderach-killed' };
    case 'KwisatzHaderachRevived':
      return { code: 'kwisatz-haderach-revived' };
    case 'SpiceMoved':
      return spiceMoved(event);
    case 'CardDiscarded':
      return { code: 'card-discarded', faction: event.faction, card: event.card.card };
    case 'LeaderBound':
      return null;
    default:
      return assertNever(event);
  }
}

const cardsDealt = ({ faction, cards }: EventOf<'CardsDealt'>, audience: Audience): PieceLogFact =>
  audience === faction
    ? { code: 'own-cards-dealt', cards: cards.flatMap(({ card }) => (card === 'unknown' ? [] : [card])) }
    : { code: 'cards-dealt', faction, count: cards.length };

/** All can count the cards; which they are, the two know between whom they passed. */
const cardsPassed = ({ from, to, cards }: EventOf<'CardsPassed'>, audience: Audience): PieceLogFact =>
  audience === from || audience === to
    ? { code: 'own-cards-passed', from, to, cards: cards.flatMap(({ card }) => (card === 'unknown' ? [] : [card])) }
    : { code: 'cards-passed', from, to, count: cards.length };

function spiceMoved({ from, to, amount }: EventOf<'SpiceMoved'>): PieceLogFact | null {
  if (from === 'bank' && typeof to === 'string' && to !== 'bank') return { code: 'bounty-paid', faction: to, amount };
  if (to === 'bank' && typeof from === 'string' && from !== 'bank')
    return { code: 'support-paid', faction: from, amount };
  if (typeof from === 'object') return { code: 'spice-lost', territory: from.territory, sector: from.sector, amount };
  return null;
}
