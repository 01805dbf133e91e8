/** Auctions, trades and the placement of the starting forces, read a second time. @rules AH79 Spice Harvest V.3–6 */
import type { FactionId, GameEvent, GameState } from '#engine';
import { insiders } from '../harvests/oracle/insiders.ts';
import { facesHeld, reservesOf, spiceOf, starredOf, strongholdsRead, troopsOf } from './oracle/cards.ts';

/** Returns the fault of an event. */
export function accessWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'AccessAuctionBegan':
      return auctionWrong(before, event);
    case 'AccessCardSold':
      return saleWrong(before, event.buyer, event.price);
    case 'AccessCardUnsold':
      return wantsOf(before).some(({ most }) => most > 0) ? ['access: a card was left although somebody bid'] : [];
    case 'AccessCardsTraded': {
      const { by, to, gives, returns } = event.trade;
      const strange = (who: FactionId, cards: readonly string[]) =>
        cards.filter((card) => !facesHeld(before, who).has(card)).map((card) => `access: ${who} traded ${card}`);
      return [
        ...strange(by, gives),
        ...strange(to, returns ?? []),
        ...(returns === null ? ['access: nobody answered the trade'] : []),
      ];
    }
    case 'StrongholdRead':
      return readingWrong(before, event);
    case 'FreeStartTold':
      return reservesOf(before, 'fremen') - event.count >= 10 || event.count === 0
        ? []
        : [`access: Fremen keep only ${reservesOf(before, 'fremen') - event.count} tokens`];
    case 'TroopsConverted':
      return conversionWrong(before, event);
    case 'ForcesPlaced':
      return placementWrong(before, event);
    default:
      return [];
  }
}

/**
 * V.3.a: Checks that each player can bid for one card, and that the player to the Manager's right bids first. The
 * player circles are numbered counterclockwise.
 */
function auctionWrong(
  { seating, harvests }: GameState,
  { order, row }: Extract<GameEvent, { readonly type: 'AccessAuctionBegan' }>,
): readonly string[] {
  const round = insiders({ seating })
    .toSorted((one, other) => one.circle - other.circle)
    .map(({ faction }) => faction);
  const at = round.findIndex((faction) => faction === harvests?.manager) + 1;
  const wanted = [...round.slice(at), ...round.slice(0, at)];
  return order.join() === wanted.join() && row.length === wanted.length
    ? []
    : [`access: ${order.join()} bid for ${row.length} cards, not ${wanted.join()}`];
}

interface Wants {
  readonly faction: FactionId;
  readonly most: number;
}

/** Returns the limits of the players in the order of bidding. A limit never exceeds the player's present spice. */
const wantsOf = (state: GameState): readonly Wants[] =>
  state.stack.flatMap((one) =>
    one.kind === 'access-auction'
      ? one.order.map((faction) => ({
          faction,
          most: Math.min(one.limits.find((limit) => limit.faction === faction)?.value ?? 0, spiceOf(state, faction)),
        }))
      : [],
  );

/** What is wrong with the bidders in turn. The next bidder is always the next player to the right who can still bid. */
function saleWrong(state: GameState, buyer: FactionId, price: number): readonly string[] {
  const wants = wantsOf(state);
  let last = wants.length - 1;
  let said = 0;
  for (;;) {
    const next = wants
      .map((_one, step) => (last + 1 + step) % wants.length)
      .find((at) => (said === 0 || at !== last) && (wants[at]?.most ?? 0) > said);
    if (next === undefined) break;
    last = next;
    said += 1;
  }
  const winner = said === 0 ? null : (wants[last]?.faction ?? null);
  return winner === buyer && said === price ? [] : [`access: ${buyer} bought for ${price}, not ${winner} for ${said}`];
}

interface Read {
  readonly stronghold: string;
  readonly placed: { readonly faction: FactionId; readonly count: number; readonly special: number } | null;
}

/**
 * What is wrong with a reading. V.6.c, R-234: a single claim gets everything; otherwise the highest claim gets the
 * difference to the next claim; equal claims get nothing.
 */
function readingWrong(state: GameState, { stronghold, placed }: Read): readonly string[] {
  const claims = claimsIn(state)
    .map(({ faction, value }) => ({
      faction,
      starred: value.find((claim) => claim.stronghold === stronghold)?.special ?? 0,
      troops: value
        .filter((claim) => claim.stronghold === stronghold)
        .flatMap(({ troops }) => troops)
        .reduce((sum, card) => sum + troopsOf(facesHeld(state, faction).get(card)), 0),
    }))
    .filter(({ troops }) => troops > 0);
  const most = Math.max(0, ...claims.map(({ troops }) => troops));
  const first = claims.find(({ troops }) => troops === most);
  const others = claims.filter((one) => one !== first).map(({ troops }) => troops);
  const [all, starred] =
    first === undefined ? [0, 0] : [reservesOf(state, first.faction), starredOf(state, first.faction)];
  const count = Math.min(most - Math.max(0, ...others), all);
  const special = Math.max(Math.min(first?.starred ?? 0, starred, count), count - (all - starred));
  const wanted = count === 0 ? 'nobody' : `${first?.faction ?? ''} ${count} with ${special} starred`;
  const found = placed === null ? 'nobody' : `${placed.faction} ${placed.count} with ${placed.special} starred`;
  return [
    ...(stronghold === strongholdsRead(state)[readingsIn(state).length]
      ? []
      : [`access: ${stronghold} was read out of turn`]),
    ...(found === wanted ? [] : [`access: ${stronghold} got ${found}, not ${wanted}`]),
  ];
}

/** The troops of the last reading come on the board, and no other troops. */
function placementWrong(
  state: GameState,
  { faction, territory, count, special }: Extract<GameEvent, { readonly type: 'ForcesPlaced' }>,
): readonly string[] {
  if (state.stack.some(({ kind }) => kind === 'free-start')) return [`access: ${faction} placed before it told so`];
  if (!state.stack.some(({ kind }) => kind === 'claims')) return [];
  const last = readingsIn(state).at(-1);
  const read = `${last?.placed?.faction ?? ''} ${last?.stronghold ?? ''} ${last?.placed?.count ?? 0} ${last?.placed?.special ?? 0}`;
  const found = `${faction} ${territory} ${count} ${special}`;
  return found === read ? [] : [`access: ${found} was placed, not ${read}`];
}

const readingsIn = ({ stack }: GameState) => stack.flatMap((one) => (one.kind === 'claims' ? one.readings : []));

/** The spice on the shields of all editions. */
const SHIELDS: Readonly<Record<string, number>> = {
  atreides: 10,
  'bene-gesserit': 5,
  emperor: 10,
  fremen: 3,
  guild: 5,
  harkonnen: 10,
  'bene-tleilaxu': 5,
  ixians: 20,
  lansraad: 30,
};

/** V.6.b, R-232: one spice for each troop left, and the spice of the shield. */
function conversionWrong(
  state: GameState,
  { faction, converted, spice }: Extract<GameEvent, { readonly type: 'TroopsConverted' }>,
): readonly string[] {
  const left = leftTroops(state, faction);
  // 000 XXV.I: Bene Tleilaxu keep their leftover spice.
  const kept = faction === 'bene-tleilaxu' ? spiceOf(state, faction) : 0;
  const wanted = `${left} to ${left + kept + (SHIELDS[faction] ?? 0)}`;
  const found = `${converted} to ${spice}`;
  return found === wanted ? [] : [`access: ${faction} converted ${found}, not ${wanted}`];
}

const leftTroops = (state: GameState, faction: FactionId): number => {
  const claimed: readonly string[] = claimsIn(state)
    .filter((one) => one.faction === faction)
    .flatMap(({ value }) => value.flatMap(({ troops }) => troops));
  return [...facesHeld(state, faction)]
    .filter(([card]) => !claimed.includes(card))
    .reduce((sum, [, face]) => sum + troopsOf(face), 0);
};

const claimsIn = ({ stack }: GameState) => stack.flatMap((one) => (one.kind === 'claims' ? one.claims : []));
