/** Random auctions, and paired tables that differ in secret bids. */
import { TREACHERY_TITLES, type FactionId, type Random, type TableView } from '#engine';
import { BIDDING_WAYS, type BiddingWay } from '#lib/model/bidding.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import { factionsOf, openPrompts, seatView, stateOf, tableView, type Table } from '../../support/table.ts';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Setting, Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import type { SideAction } from '../../support/side-action.ts';

/** Most tables let Mentat hold the auction. */
export const someWay = (random: Random): Move => waysOf(pickRandom(BIDDING_WAYS, random), chance(70, random));

/** Mentat holds the auction in a whole game. */
export const chosen = (random: Random): readonly Move[] => [
  waysOf(
    pickRandom(
      BIDDING_WAYS.filter((way) => way !== 'on-the-table'),
      random,
    ),
    chance(50, random),
  ),
];

const waysOf = (way: BiddingWay, clock: boolean): Move => ({
  by: 'moderator',
  command: { type: 'ChooseBidding', way, clock },
});

/** During bids aloud, a player enters the price; `null` if no card is called out now. */
export function calledOutMove(table: Table, random: Random): Move | null {
  if (!stateOf(table).stack.some(({ kind }) => kind === 'bidding')) return null;
  const { bidding } = tableView(table);
  return bidding === null ? null : calledOut(bidding, random);
}

/** Enters the price of the card on auction, or says that nobody wants the card. */
export function calledOut({ way, card }: NonNullable<TableView['bidding']>, random: Random): Move | null {
  if (way !== 'aloud' || card === null) return null;
  const { lot, bidders } = card;
  const by = chance(50, random) ? 'moderator' : pickRandom(bidders, random);
  return chance(20, random)
    ? { by, command: { type: 'LeaveCard', lot } }
    : { by, command: { type: 'SellCard', lot, buyer: pickRandom(bidders, random), price: 1 + random(5) } };
}

/** During an auction a player withdraws the last bid or enters a price; otherwise the way of bidding changes. */
function biddingMove(table: Table, random: Random): Move {
  const said = openPrompts(table).find(
    ({ kind, sealed }) => sealed && (kind === 'bid' || kind === 'bid-limit' || kind === 'sealed-bid'),
  );
  if (said !== undefined && chance(50, random))
    return { by: said.faction, command: { type: 'Withdraw', prompt: said.id } };
  return (
    calledOutMove(table, random) ??
    namingMove(table, random) ??
    clockMove(table, random) ??
    passMove(table, random) ??
    someWay(random)
  );
}

/** A player prepares a pass, or removes a prepared pass. */
function passMove(table: Table, random: Random): Move | null {
  const lot = tableView(table).bidding?.card?.lot;
  if (lot === undefined || chance(40, random)) return null;
  const by = pickRandom(factionsOf(table), random);
  return { by, command: { type: 'PreparePass', lot, passes: pickRandom(['no', 'card', 'rest'] as const, random) } };
}

/** An owner prepares a pass at one table, and not at the other. */
const partingPasses = (owner: FactionId): DivergingMoves => ({
  owner,
  one: { by: owner, command: { type: 'PreparePass', lot: 1, passes: 'rest' } },
  two: null,
});

/** A player names the cardboard card, with a title that may be wrong. */
function namingMove(table: Table, random: Random): Move | null {
  const toName = factionsOf(table).flatMap((by) =>
    seatView(table, by).mine.cardsToName.map(({ lot, second }) => ({ by, lot, second })),
  );
  if (toName.length === 0 || chance(40, random)) return null;
  const { by, lot, second } = pickRandom(toName, random);
  return { by, command: { type: 'NameCard', lot, second, card: pickRandom(TREACHERY_TITLES, random) } };
}

/** A player raises a hand while a clock runs; `null` if no clock runs. */
export function clockMove(table: Table, random: Random): Move | null {
  const card = tableView(table).bidding?.card ?? null;
  if (card === null || card.time === null) return null;
  return { by: pickRandom(factionsOf(table), random), command: { type: 'StopClock', lot: card.lot } };
}

/** An auction in this way is about to begin. */
const aboutToBid = (way: BiddingWay, factions: readonly FactionId[], random: Random): readonly Move[] => [
  waysOf(way, true),
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } } },
  // Hands have room, and factions have spice.
  ...factions.flatMap((faction): readonly Move[] => [
    { by: faction, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['unknown'] } } },
    { by: faction, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 3 + random(9) } } },
  ]),
  { by: 'moderator', command: { type: 'NextPhase', to: 'bidding' } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'bidding' } },
];

/** During an auction all may know the size of each hand. */
export const handsLieOpen = (one: Table, two: Table): boolean =>
  handSizes(one) !== handSizes(two) && [one, two].some((table) => tableView(table).bidding !== null);

const handSizes = (table: Table): string =>
  stateOf(table)
    .factions.map(({ hand }) => hand.length)
    .join();

const biddingIn = (way: BiddingWay): Pick<Setting, 'begins'> => ({
  begins: (factions, random) => aboutToBid(way, factions, random),
});

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The limit of a player in silent bids. */
  'bid-limit': { ...biddingIn('silent'), parts: answered('bid-limit') },
  'sealed-bid': { ...biddingIn('sealed'), parts: answered('sealed-bid') },
  /** Whether a player has prepared a pass. */
  'pass-ahead': { ...biddingIn('open'), parts: (_table, owner) => partingPasses(owner) },
  /** Whether a player pays for cards with a Karama, and which allies' spice pays. */
  payment: {
    ...biddingIn('open'),
    choices: withComponents({ treachery: 'cardboard' }),
    parts: answered('way-to-pay'),
  },
  /** Which cards are in the row. */
  'card-for-sale': {
    ...biddingIn('open'),
    choices: withComponents({ treachery: 'app', traitors: 'app' }),
    apart: 'shuffled-otherwise',
  },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [biddingMove];
