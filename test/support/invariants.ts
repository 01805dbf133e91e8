/** Invariants of every position and of every pair of positions: nothing appears, nothing vanishes. */
import {
  isMainCharacter,
  ownerOf,
  TREACHERY_TITLES,
  type FactionId,
  type GameEvent,
  type GameState,
  type TreacheryTitle,
  type Forces,
} from '#engine';
import { setAside } from '../features/pledges/oracle.ts';
import { wrongByFeatures } from './of-features.ts';
import { pursesWrong, transferIn, type Transfer } from './oracle/purses.ts';
import { mercenariesUnhired } from './oracle/kinds.ts';
import { isRightlyTaken } from '../features/shipment/oracle/reserves.ts';
import { hasResidualPoison } from './oracle/played.ts';
import { stormLossesWrong } from './oracle/storm-losses.ts';
import { leadersAt } from './random-seats.ts';

/** "The Bene Tleilaxu have no tokens"; all other factions have twenty, without mercenaries. @rules 000 XXXIV */
const forcesOwned = (faction: FactionId): number => (faction === 'bene-tleilaxu' ? 0 : 20);

/** The parts of a position that are checked after a change. */
const PARTS = [
  'choices',
  'factions',
  'fallen',
  'forces',
  'leaders',
  'mercenaryLeader',
  'spiceOnBoard',
  'traitorDeck',
] as const;
type Looked = Pick<GameState, (typeof PARTS)[number] | 'stack'>;

/** Returns every new fault of a position compared with the position before. Unchanged parts are not checked. */
export const wrongSince = (before: Looked | undefined, after: Looked): readonly string[] =>
  PARTS.every((part) => before?.[part] === after[part]) ? [] : wrongWith(after);

/** Every fault of one position, as sentences. */
export function wrongWith(state: Looked): readonly string[] {
  return [
    ...state.factions.flatMap((own) => forcesWrong(state, own.faction)),
    ...mercenariesWrong(state),
    ...stacksWrong(state),
    ...leadersWrong(state),
    ...fallenWrong(state),
    ...state.factions.flatMap((own) => handWrong(state, own.faction)),
    ...spiceWrong(state),
    ...traitorsWrong(state),
    ...advisorsWrong(state),
  ];
}

function forcesWrong(state: Looked, faction: FactionId): readonly string[] {
  const groups = forcesOf(state, faction);
  const total = groups.reduce((sum, { count, mercenaries = 0 }) => sum + count - mercenaries, 0);
  return [
    ...(total === forcesOwned(faction) ? [] : [`${faction} has ${total} forces: ${JSON.stringify(groups)}`]),
    ...(groups.every(
      ({ count, special, mercenaries = 0 }) => special >= 0 && mercenaries >= 0 && special + mercenaries <= count,
    )
      ? []
      : [`${faction} has forces that cannot be: ${JSON.stringify(groups)}`]),
  ];
}

/** What is wrong with mercenaries: there are five of them, and none of them lies in the tanks. */
const mercenariesWrong = (state: Looked): readonly string[] => [
  ...(mercenariesUnhired(state) >= 0 ? [] : ['more than five mercenaries']),
  ...[...state.factions, ...state.fallen.map(({ own }) => own)]
    .filter(({ tanks }) => (tanks.mercenaries ?? 0) !== 0)
    .map(({ faction }) => `${faction} has mercenaries in the tanks`),
];

/** Every place with forces of one faction. */
const forcesOf = (state: Looked, faction: FactionId): readonly Forces[] => [
  ...[...state.factions, ...state.fallen.map(({ own }) => own)]
    .filter((own) => own.faction === faction)
    .flatMap(({ reserves, tanks }) => [reserves, tanks]),
  ...state.forces.filter((stack) => stack.faction === faction),
];

function stacksWrong({ forces, spiceOnBoard }: Looked): readonly string[] {
  const stacks = forces.map(({ faction, territory, sector }) => `${faction} ${territory} ${String(sector)}`);
  const spice = spiceOnBoard.map(({ territory, sector }) => `spice ${territory} ${String(sector)}`);
  return [
    ...repeated([...stacks, ...spice]).map((twice) => `listed twice: ${twice}`),
    ...forces
      .filter(({ count }) => count < 1)
      .map(({ faction, territory }) => `an empty stack: ${faction} ${territory}`),
    ...spiceOnBoard.filter(({ amount }) => amount < 1).map(({ territory }) => `no spice listed: ${territory}`),
  ];
}

/** What is wrong with leader discs: each disc of a faction in play is in exactly one place. */
function leadersWrong({ leaders, factions, fallen, choices, mercenaryLeader }: Looked): readonly string[] {
  const ofTable = [...factions, ...fallen.map(({ own }) => own)];
  const hired = mercenaryLeader === null ? [] : [mercenaryLeader];
  const wanted = [...ofTable.flatMap(({ faction }) => leadersAt(choices, faction)), ...hired].sort();
  const found = leaders.map(({ leader }) => leader).sort();
  // The disc of a leader that was killed face down stays where everyone saw the leader fight.
  const deadAndBound = leaders.filter(
    ({ where, faceDown, foughtIn }) => where === 'tanks' && !faceDown && foughtIn !== null,
  );
  const aliveFaceDown = leaders.filter(({ where, faceDown }) => where === 'ready' && faceDown);
  const heldByNobody = leaders.filter(({ faceDown, captor }) => faceDown && captor === null);
  const heldAtHome = leaders.filter(({ leader, captor }) => captor !== null && ownerOf(leader) === captor);
  const deadCaptives = leaders.filter(
    ({ where, faceDown, captor }) => where === 'tanks' && !faceDown && captor !== null,
  );
  return [
    ...(JSON.stringify(wanted) === JSON.stringify(found) ? [] : [`leaders: ${found.join(', ')}`]),
    ...deadAndBound.map(({ leader }) => `${leader} is dead and bound to a territory`),
    ...aliveFaceDown.map(({ leader }) => `${leader} lives face down`),
    ...heldByNobody.map(({ leader }) => `${leader} lies face down, and nobody put it there`),
    ...heldAtHome.map(({ leader }) => `${leader} is captive at home`),
    ...deadCaptives.map(({ leader }) => `${leader} is dead for all to see, and captive`),
  ];
}

/** Returns what a faction still has although it is out of the game: forces, cards, spice or a place in the order. */
const fallenWrong = ({ fallen, factions, forces }: Looked): readonly string[] =>
  fallen
    .filter(
      ({ own: { faction, hand, spice, reserves, tanks } }) =>
        hand.length > 0 ||
        (spice !== 0 && spice !== 'uncounted') ||
        reserves.count > 0 ||
        tanks.count !== forcesOwned(faction) ||
        forces.some((stack) => stack.faction === faction) ||
        factions.some((own) => own.faction === faction),
    )
    .map(({ own: { faction } }) => `${faction} is out of the game and has something`);

function handWrong(state: Looked, faction: FactionId): readonly string[] {
  const own = state.factions.find((one) => one.faction === faction);
  if (own === undefined) return [];
  const numbers = own.hand.map(({ slot }) => Number(slot.slice(1)));
  // Whether cards may change hands beyond the limit: cards of the app's deck that are returned in kind later, and a
  // laid card that is taken up to be shown. Any other growth of a hand is checked below.
  const areSwapped =
    state.choices.components.treachery === 'app' ||
    hasResidualPoison(state.choices) ||
    faction === 'bene-tleilaxu' ||
    state.choices.edition === 'dune-squad' ||
    state.stack.some(({ kind }) => kind === 'hand-swap');
  const isTooLarge = !areSwapped && own.hand.length > limitOf(faction);
  return [
    ...repeated(numbers.map(String)).map((slot) => `${faction} has slot h${slot} twice`),
    ...(isTooLarge ? [`${faction} holds ${own.hand.length} cards`] : []),
    ...numbers.filter((slot) => slot >= own.nextSlot).map((slot) => `${faction}: slot h${slot} will be named again`),
  ];
}

const limitOf = (faction: FactionId): number => (faction === 'harkonnen' ? 8 : 4);

function spiceWrong({ factions }: Looked): readonly string[] {
  return factions
    .filter(({ spice }) => spice !== 'uncounted' && (spice < 0 || !Number.isInteger(spice)))
    .map(({ faction, spice }) => `${faction} has ${spice} spice`);
}

/** Advisors are in territories with Bene Gesserit forces, each listed once. */
const advisorsWrong = ({ factions, forces }: Looked): readonly string[] =>
  factions.flatMap(({ faction, advisorsIn }) => [
    ...repeated(advisorsIn).map((twice) => `${faction} has advisors twice in ${twice}`),
    ...advisorsIn
      .filter((territory) => !forces.some((stack) => stack.faction === faction && stack.territory === territory))
      .map((territory) => `${faction} has advisors and no forces in ${territory}`),
  ]);

/**
 * What is wrong with traitors: with the app's discs a leader is in at most one place. The leader is dealt, kept as a
 * traitor, or in the pool.
 */
function traitorsWrong({
  choices,
  factions,
  fallen,
  traitorDeck,
  leaders,
  mercenaryLeader,
}: Looked): readonly string[] {
  if (choices.components.traitors !== 'app') return [];
  const held = [...factions, ...fallen.map(({ own }) => own)].flatMap(({ traitors, traitorsDealt }) => [
    ...(traitors === 'unknown' ? [] : traitors),
    ...traitorsDealt,
  ]);
  const all = [...held, ...traitorDeck];
  const discs = leaders.filter(({ leader }) => !isMainCharacter(leader) && leader !== mercenaryLeader);
  return [
    ...repeated(all).map((twice) => `traitor disc twice: ${twice}`),
    ...(all.length === discs.length ? [] : [`${all.length} traitor discs of ${discs.length}`]),
  ];
}

/**
 * The number of each card at a table with the app's deck: in the deck, for sale, in hands, on leaders, discarded, out
 * of the game.
 */
export function cardCounts(state: GameState): string {
  const { factions, laidCards, leaderCards, treacheryDeck, discards, unseenDiscards, removedCards, stack } = state;
  const held = [...factions.flatMap(({ hand }) => hand), ...laidCards.map(({ card }) => card)].map(({ card }) => card);
  const row = stack.flatMap((one) => (one.kind === 'bidding' ? (one.row ?? []) : []));
  const piles = [
    ...treacheryDeck,
    ...discards,
    ...unseenDiscards,
    ...removedCards,
    ...leaderCards.map(({ card }) => card),
  ];
  const all: readonly (TreacheryTitle | 'unknown')[] = [...held, ...row, ...piles];
  return TREACHERY_TITLES.map((title) => `${title} ${all.filter((card) => card === title).length}`).join(', ');
}

/** Events by which players declare a position. All other events may only move things. */
const TELLING: readonly GameEvent['type'][] = [
  'TableOpened',
  'FactCorrected',
  'SecretDeclared',
  'StartingSpiceTaken',
  'PledgesForgotten',
  'TakenBack',
];

/** Returns everything that appeared or vanished with an event that may only move things. */
export function movedWrong(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  if (TELLING.includes(event.type)) return handsTooLarge(before, event, after);
  // Every payment of a use is returned at once; `test/property/undo.test.ts` compares the table with a table without
  // the use.
  if (event.type === 'UseUndone')
    return [
      ...handsTooLarge(before, event, after),
      ...specialMovedWrong(before, event, after),
      ...cardsMovedWrong(before, event, after),
    ];
  return [
    ...handsTooLarge(before, event, after),
    ...specialMovedWrong(before, event, after),
    ...spiceMovedWrong(before, event, after),
    ...pursesWrong(before, event, after),
    ...cardsMovedWrong(before, event, after),
    ...stormLossesWrong(before, event, after),
    ...shippedWrong(before, event),
    ...wrongByFeatures(before, event),
  ];
}

/** What is wrong with moved special forces: a special force stays special. */
const specialMovedWrong = (before: GameState, event: GameEvent, after: GameState): readonly string[] =>
  before.factions
    .filter(({ faction }) => specialOf(before, faction) !== specialOf(after, faction))
    .map(({ faction }) => `${event.type}: ${faction} has other special forces`);

const specialOf = (state: GameState, faction: FactionId): number =>
  forcesOf(state, faction).reduce((sum, { special }) => sum + special, 0);

/** What is wrong with shipped forces: only reserves lose forces to the storm. */
const shippedWrong = (before: GameState, event: GameEvent): readonly string[] =>
  event.type !== 'ForcesShipped' || isRightlyTaken(before, event)
    ? []
    : [`the storm in sector ${before.storm} took ${event.lost.count} and left ${event.count} of a shipment`];

function spiceMovedWrong(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  const known = bothCounted(before, after);
  const transfer = transferIn(before, event);
  const expected = transfer === null ? 0 : fromBank(known, transfer);
  const found = spiceOutsideBank(after, known) - spiceOutsideBank(before, known);
  return found === expected ? [] : [`${event.type}: ${found} spice from the bank, not ${expected}`];
}

/** Returns the factions whose spice is counted before and after. Spice below zero ends the count. */
const bothCounted = (before: GameState, after: GameState): readonly FactionId[] =>
  before.factions
    .filter((own) => own.spice !== 'uncounted')
    .map(({ faction }) => faction)
    .filter((faction) => after.factions.find((own) => own.faction === faction)?.spice !== 'uncounted');

/** The amount that a transfer takes from the bank; uncounted spice is not checked. */
function fromBank(known: readonly FactionId[], { from, to, amount }: Transfer): number {
  const isCounted = (purse: typeof from): boolean =>
    purse !== 'bank' && (typeof purse === 'object' || known.includes(purse));
  return (isCounted(to) ? amount : 0) - (isCounted(from) ? amount : 0);
}

/**
 * What is wrong with spice outside shields. Only pledged spice has left the giver's spice; a loan belongs to the bank.
 */
const spiceOutsideBank = (
  { factions, spiceOnBoard, spiceInFront, standingOrders }: GameState,
  known: readonly FactionId[],
): number =>
  factions
    .filter(({ faction }) => known.includes(faction))
    .reduce(
      (sum, { faction, spice, debt }) =>
        sum + (spice === 'uncounted' ? 0 : spice - debt) + setAside(standingOrders, faction),
      0,
    ) + [...spiceOnBoard, ...spiceInFront].reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is wrong with the size of hands. A hand exceeds its limit only with cards that change hands and will be returned
 * in kind, or with a card that its owner takes up to show and discard at once.
 */
const handsTooLarge = (before: GameState, event: GameEvent, after: GameState): readonly string[] =>
  event.type === 'CardsPassed' || event.type === 'CardTakenUp' || event.type === 'TakenBack'
    ? []
    : after.factions
        .filter(({ faction, hand }) => hand.length > Math.max(limitOf(faction), handOf(before, faction)))
        .map(({ faction, hand }) => `${event.type}: ${faction} holds ${hand.length} cards`);

/**
 * What is wrong with moved cards. A card leaves a hand by a discard, one at a time, and enters a hand by a deal. A card
 * that a player has laid face down still belongs to the hand.
 */
function cardsMovedWrong(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  const held = ({ factions, laidCards }: GameState): number =>
    factions.reduce((sum, { hand }) => sum + hand.length, laidCards.length);
  const found = held(after) - held(before);
  const expected =
    event.type === 'CardsDealt'
      ? event.cards.length
      : event.type === 'CardMoved'
        ? Number(event.slot !== null)
        : (event.type === 'CardDiscarded' || event.type === 'CardRemoved' || event.type === 'CardLaidOnLeader') &&
            isHeld(before, event)
          ? -1
          : // The cards that Mentat does not know leave the hand of a fallen faction without a discard.
            event.type === 'HandReturned' || event.type === 'FactionFell'
            ? -handOf(before, event.faction)
            : event.type === 'CardLaidAway'
              ? -1
              : 0;
  return found === expected ? [] : [`${event.type}: ${found} cards in hands, not ${expected}`];
}

/**
 * Whether the card is still in the hand. A player who declares the hand again between the reveal and the end of a
 * battle may have removed the card already.
 */
const isHeld = (
  state: GameState,
  { faction, card }: Extract<GameEvent, { readonly type: 'CardDiscarded' | 'CardRemoved' | 'CardLaidOnLeader' }>,
): boolean => state.factions.some((own) => own.faction === faction && own.hand.some(({ slot }) => slot === card.slot));

const handOf = (state: GameState, faction: FactionId): number =>
  state.factions.find((own) => own.faction === faction)?.hand.length ?? 0;

const repeated = (items: readonly string[]): readonly string[] =>
  items.filter((item, at) => items.indexOf(item) !== at);
