import { type Feature, notLogged } from '../kernel/feature.ts';
import type { Audience } from '../model/audience.ts';
import type { EventOf } from '../model/events.ts';
import { forcesOf } from '../model/forces.ts';
import { isBattlePhase } from '../model/selectors.ts';
import { findActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import type { PiecesContract, PieceLogFact } from './contract.ts';

/** The log lines of the pieces for each audience; `null` for no line. */
export const log: Feature<PiecesContract>['log'] = {
  CardsDealt: cardsDealt,
  CardsPassed: cardsPassed,
  CardMoved: ({ card, from, to }) => ({ code: 'card-moved', card, from, to }),
  DiscardsReshuffled: () => ({ code: 'discards-reshuffled' }),
  HandReturned: ({ faction }) => ({ code: 'hand-returned', faction }),
  TraitorsDealt: ({ faction }) => ({ code: 'traitors-dealt', faction }),
  TraitorsChosen: ({ faction, kept, returned }, audience) =>
    audience === faction ? { code: 'own-traitors', leaders: kept, returned } : { code: 'traitors-chosen', faction },
  CardRemoved: ({ faction, card: { card } }) => ({ code: 'card-removed', faction, card }),
  ForcesLost: ({ faction, territory, sector, ...lost }) => ({
    code: 'forces-lost',
    faction,
    territory,
    sector,
    ...forcesOf(lost),
  }),
  SideShown: ({ faction, territory, side, because }) => ({ code: 'side-shown', faction, territory, side, because }),
  LeaderKilled: ({ leader }) => ({ code: 'leader-killed', leader }),
  LeaderRevived: ({ leader, resting }) => ({ code: 'leader-revived', leader, resting }),
  ForcesRevived: ({ faction, count, special }) => ({ code: 'forces-revived', faction, count, special }),
  SpiceMoved: spiceMoved,
  CardDiscarded: ({ faction, card: { card } }) => ({ code: 'card-discarded', faction, card }),
  LeaderBound: notLogged,
  CardLaidDown: notLogged,
  CardTakenUp: notLogged,
  CardLaidAway: notLogged,
  CardLaidOnLeader: notLogged,
};

/** The public log lines when an event is undone: spice that was placed on the board goes away again. */
export const logUndone: NonNullable<Feature<PiecesContract>['logUndone']> = {
  SpiceMoved: ({ from, to, amount }) =>
    from === 'bank' && typeof to === 'object' && 'territory' in to
      ? { code: 'spice-lost', territory: to.territory, sector: to.sector, amount }
      : null,
};

/** No line, because the line of the sale already shows which faction bought a card. */
function cardsDealt(
  { faction, cards }: EventOf<'CardsDealt'>,
  audience: Audience,
  before: GameState,
): PieceLogFact | null {
  if (audience !== faction && findActivity(before, 'purchase') !== null) return null;
  return audience === faction
    ? { code: 'own-cards-dealt', cards: cards.flatMap(({ card }) => (card === 'unknown' ? [] : [card])) }
    : { code: 'cards-dealt', faction, count: cards.length };
}

/** The number of cards is public; only the two sides of the transfer know the titles. */
function cardsPassed({ from, to, cards }: EventOf<'CardsPassed'>, audience: Audience): PieceLogFact {
  return audience === from || audience === to
    ? {
        code: 'own-cards-passed',
        from,
        to,
        cards: cards.flatMap(({ card }) => (card === 'unknown' ? [] : [card])),
        untold: cards.filter(({ card }) => card === 'unknown').length,
      }
    : { code: 'cards-passed', from, to, count: cards.length };
}

/**
 * Returns the lines of lost spice, and of payments between bank and shield in battles. Other payments are logged by
 * their features.
 */
function spiceMoved(
  { from, to, amount }: EventOf<'SpiceMoved'>,
  _audience: Audience,
  before: GameState,
): PieceLogFact | null {
  if (typeof from === 'object')
    return to === 'bank' && 'territory' in from
      ? { code: 'spice-lost', territory: from.territory, sector: from.sector, amount }
      : null;
  if (!isBattlePhase(before) || typeof to === 'object') return null;
  if (from === 'bank') return to === 'bank' ? null : { code: 'bounty-paid', faction: to, amount };
  return to === 'bank' ? { code: 'support-paid', faction: from, amount } : null;
}
