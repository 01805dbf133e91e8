/** Access cards: auctions after each harvest, trades, sealed claims, and the placement of the starting forces. */
import { HAND_LOWERED, TABLE_RESUMED } from '../../../features/pausing/events.ts';
import { freeText, identifier, list, numberedId } from '../../../core/grammar.ts';
import { shuffled } from '../../../core/random.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../../model/commitments.ts';
import type { Seating } from '../../../model/factions.ts';
import { booleanField, factionField } from '../../../model/fields.ts';
import { auctionGoesOn, claimsGoOn, strongholdRead, tradingEnds, tradingGoesOn } from './advance.ts';
import { accessIdAt, wholeDeck } from './cards.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AccessCard, AccessContract, AccessSlice } from './contract.ts';
import { facts, onCorrectionInClaims, onCorrectionInTrading } from './facts.ts';
import { freeStartHandlers, freeStartPrompts } from './free-start/prompts.ts';
import { freeStartLog, freeStartReducer } from './free-start/reducer.ts';
import { log } from './log.ts';
import { placementHandlers, placementPrompts } from './on-table/prompts.ts';
import { placingGoesOn, placingLog, placingReducer } from './on-table/reducer.ts';
import { auctionPrompts, claimPrompts, promptHandlers, tradingPrompts } from './prompts.ts';
import type { HarvestRules } from '../rules.ts';
import { rapidGoesOn } from './rapid/advance.ts';
import { rapidLog, rapidReducer } from './rapid/reducer.ts';
import { rapidHandlers, rapidPrompts } from './rapid/prompts.ts';
import { reducer, shiftDeadlines } from './reducer.ts';
import { decideAnswer, decideOffer, decideSettle } from './trades.ts';
import { accessMine, accessView } from './view.ts';

/** A number of cards that is larger than any deck. */
const MOST_CARDS = 99;
/** The longest line of an offer, in characters. */
const LONGEST_WISH = 80;

/** The longest name of a card, in characters. */
const LONGEST_NAME = 40;

const aCard = identifier(LONGEST_NAME, 'troops-10-1');
const cards = list(aCard, { most: MOST_CARDS, distinct: true });
const aTrade = numberedId('trade-', 6);

export const accessCards: Feature<AccessContract> = {
  openingPayload: ({ rules: { harvest }, sietches }, seating, { components }, random) => {
    if (harvest === null) return {};
    const isDealt = harvest.dealt !== null;
    if (components[isDealt ? 'rapid-access/cards' : 'spice-harvest/cards'] !== 'app') return {};
    return {
      accessDeck: shuffled(accessDecks(harvest, seating).filter(isOfTable(sietches)), random),
      ...(isDealt ? { rapidDeck: shuffled(wholeDeck(harvest.harvestDeck), random) } : {}),
    };
  },
  initialSlice: ({ accessDeck: faces, rapidDeck: harvestDeck = [] }) => {
    if (faces === undefined) return { access: null };
    const deck = faces.map((_card, index) => accessIdAt(index));
    return { access: { faces, harvestDeck, deck, hands: [], sold: [], seen: [], readings: [] } };
  },
  activities: {
    'access-auction': {
      advance: auctionGoesOn,
      prompts: auctionPrompts,
      // Limits may have been shown before the take-back.
      onTakeBack: (activity) => ({ ...activity, limits: NO_COMMITMENTS, kept: [] }),
    },
    'access-trading': {
      advance: tradingGoesOn,
      prompts: tradingPrompts,
      timer: { until: ({ until }) => until, onTimeout: tradingEnds },
      onCorrection: onCorrectionInTrading,
      onTakeBack: (activity) => ({ ...activity, until: null, ready: [] }),
    },
    'rapid-access': { advance: rapidGoesOn, prompts: rapidPrompts },
    'free-start': { prompts: freeStartPrompts },
    'placing-on-table': { advance: placingGoesOn, prompts: placementPrompts },
    claims: {
      advance: claimsGoOn,
      prompts: claimPrompts,
      timer: { until: ({ nextReading }) => nextReading, onTimeout: strongholdRead },
      onCorrection: onCorrectionInClaims,
      onTakeBack: (activity) => ({
        ...activity,
        claims: activity.readings.length === 0 ? NO_COMMITMENTS : activity.claims,
        nextReading: null,
      }),
    },
  },
  prompts: { ...promptHandlers, ...rapidHandlers, ...placementHandlers, ...freeStartHandlers },
  // Players may know the cards that left the deck before the take-back, so these cards go under the deck.
  onTakeBack: (back, { access: now }) =>
    back.access === null || now === null ? back : { ...back, access: withUnknownDeck(back.access, now) },
  seals: [
    'AccessCardLookedAt',
    'AccessCardSold',
    'AccessCardUnsold',
    'AccessTradeOffered',
    'AccessTradeAnswered',
    'AccessCardsTraded',
    'AccessTradingEnded',
    'StrongholdRead',
    'AccessCardTaken',
    'AccessCardReturned',
    'AccessCardsDrawn',
    'ForfeitedCardPicked',
  ],
  publicView: (ctx, state) => ({ access: accessView(ctx, state) }),
  ownView: (_ctx, state, faction) => accessMine(state, faction),
  chronicled: ['access-card-sold', 'access-cards-traded', 'stronghold-read'],
  commands: {
    OfferAccessTrade: {
      from: 'seat',
      input: {
        to: factionField,
        gives: cards,
        shown: booleanField,
        wants: freeText(LONGEST_WISH, 'a stronghold for these troops'),
      },
      decide: (_ctx, state, command, { by }) => decideOffer(state, by, command),
    },
    AnswerAccessTrade: {
      from: 'seat',
      input: { trade: aTrade, returns: cards, shown: booleanField },
      decide: (_ctx, state, command, { by }) => decideAnswer(state, by, command),
    },
    SettleAccessTrade: {
      from: 'seat',
      input: { trade: aTrade, accepts: booleanField },
      decide: (_ctx, state, command, { by }) => decideSettle(state, by, command),
    },
  },
  facts,
  reducer: { ...reducer, ...rapidReducer, ...placingReducer, ...freeStartReducer },
  log: { ...log, ...rapidLog, ...placingLog, ...freeStartLog },
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
};

/** Returns the cards of one access deck, or of two decks if one does not suffice for the bidders. @rules R-98 */
function accessDecks(harvest: HarvestRules, seating: readonly Seating[]): readonly AccessCard[] {
  const bidders = seating.filter(({ faction }) => !harvest.outside.includes(faction)).length;
  const deck = wholeDeck(harvest.accessDeck);
  return bidders > harvest.mostBiddersForOneDeck ? [...deck, ...deck] : deck;
}

/** The cards of an optional sietch stay in the box if the table turns no territory to a stronghold. */
const isOfTable =
  (sietches: readonly TerritoryId[]) =>
  (card: AccessCard): boolean =>
    card !== 'optional-sietch' || sietches.length > 0;

type Access = NonNullable<AccessSlice['access']>;

/** Returns the access cards of an earlier position. The cards that nobody has seen since are on top of the deck. */
const withUnknownDeck = (back: Access, now: Access): Access => ({
  ...back,
  deck: [...back.deck.filter((id) => now.deck.includes(id)), ...back.deck.filter((id) => !now.deck.includes(id))],
  harvestDeck: now.harvestDeck,
  seen: now.seen,
});
