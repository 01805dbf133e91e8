/** The legal answers about access cards, and the possible events, by a second reading of the rulebook of 1984. */
import { isList, isRecord, type FactionId, type GameEvent, type GameState } from '#engine';
import type { AccessContract } from '#lib/modules/spice-harvest/access/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

const TROOPS = 20;
/** An upper bound of a faction's spice. Uncounted spice may be any amount up to this bound. */
const UNCOUNTED = 99;

export const oracle: Oracle<AccessContract> = {
  // V.3.a: each pays with spice, so no player bids more than the own spice.
  'access-bid': (state, { faction }, value) => {
    const limit = isRecord(value) && Object.keys(value).length === 1 ? value['keeps'] : value;
    return typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit <= spiceOf(state, faction);
  },
  // VI.1: one card before it is bought.
  'look-at-access-card': (state, { faction, row }, value) =>
    faction === 'atreides' && typeof value === 'string' && row.some((card) => card === value) && !hasLooked(state),
  'trading-ready': (_state, _prompt, value) => value === true,
  // 000 XXV.B: a card of any other player, or of nobody. Any own card is given in return.
  'take-access-card': (state, { faction }, value) =>
    value === 'none' ||
    state.seating.some(
      (seat) => seat.faction === value && seat.faction !== faction && facesHeld(state, seat.faction).size > 0,
    ),
  'return-access-card': (state, { faction }, value) =>
    typeof value === 'string' && facesHeld(state, faction).has(value),
  'draw-access-cards': (_state, _prompt, value) => typeof value === 'boolean',
  'pick-access-card': (state, _prompt, value) =>
    state.stack.some((one) => one.kind === 'rapid-access' && one.forfeited.some((card) => card === value)),
  // V.6.a: the player's own strongholds and troop cards. Each card is used once and whole, with at most twenty troops
  // in all.
  'claim-strongholds': (state, { faction }, value) => {
    if (typeof value !== 'object' || value === null || isList(value)) return false;
    const fields = claimable(state, faction);
    const told = Object.entries(value);
    const used = told.filter(([field, amount]) => field.includes('/') && amount !== 0).map(([field]) => field);
    const cards = used.map((field) => field.split('/')[1]);
    return (
      told.length === fields.size &&
      told.every(([field, amount]) => fields.get(field)?.some((one) => Object.is(one, amount)) === true) &&
      new Set(cards).size === cards.length &&
      sum(used.map((field) => value[field])) <= TROOPS &&
      sum(told.filter(([field]) => !field.includes('/')).map(([, amount]) => amount)) <= starredOf(state, faction)
    );
  },
};

/** Returns the legal amounts in each field: nothing or a whole troop card, and the starred troops in the reserves. */
function claimable(state: GameState, faction: FactionId): ReadonlyMap<string, readonly number[]> {
  const faces = [...facesHeld(state, faction)];
  const troops = faces.filter(([, face]) => troopsOf(face) > 0);
  const strongholds = faces.map(([, face]) => face).filter((face) => troopsOf(face) === 0);
  const starred = starredOf(state, faction);
  return new Map(
    (troops.length === 0 ? [] : strongholds).flatMap((place) => [
      ...troops.map(([card, face]): [string, number[]] => [`${place}/${card}`, [0, troopsOf(face)]]),
      ...(starred === 0
        ? []
        : [[`${place}*`, Array.from({ length: starred + 1 }, (_, at) => at)] as [string, number[]]]),
    ]),
  );
}

const sum = (amounts: readonly unknown[]): number => amounts.reduce<number>((all, one) => all + Number(one), 0);

const starredOf = ({ factions }: GameState, faction: FactionId): number =>
  factions.find((own) => own.faction === faction)?.reserves.special ?? 0;

/** Returns the fault of an event. */
export function accessWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
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
    case 'TroopsConverted':
      return event.converted === leftTroops(before, event.faction)
        ? []
        : [`access: ${event.faction} converted ${event.converted}`];
    default:
      return [];
  }
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
  readonly placed: { readonly faction: FactionId; readonly count: number } | null;
}

/**
 * What is wrong with a reading. V.6.c: a single claim gets everything; otherwise the highest claim gets the difference
 * to the next claim; equal claims get nothing.
 */
function readingWrong(state: GameState, { stronghold, placed }: Read): readonly string[] {
  const claims = claimsIn(state)
    .map(({ faction, value }) => ({
      faction,
      troops: value
        .filter((claim) => claim.stronghold === stronghold)
        .flatMap(({ troops }) => troops)
        .reduce((sum, card) => sum + troopsOf(facesHeld(state, faction).get(card)), 0),
    }))
    .filter(({ troops }) => troops > 0);
  const most = Math.max(0, ...claims.map(({ troops }) => troops));
  const first = claims.find(({ troops }) => troops === most);
  const others = claims.filter((one) => one !== first).map(({ troops }) => troops);
  const count = Math.min(most - Math.max(0, ...others), first === undefined ? 0 : reservesOf(state, first.faction));
  const wanted = count === 0 ? 'nobody' : `${first?.faction ?? ''} ${count}`;
  const found = placed === null ? 'nobody' : `${placed.faction} ${placed.count}`;
  return found === wanted ? [] : [`access: ${stronghold} got ${found}, not ${wanted}`];
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

const facesHeld = ({ access }: GameState, faction: FactionId): ReadonlyMap<string, string> =>
  new Map(
    (access?.hands.find((hand) => hand.faction === faction)?.cards ?? []).map((card) => [
      card,
      access?.faces[Number(card.slice(1)) - 1] ?? '',
    ]),
  );

const troopsOf = (face: string | undefined): number =>
  face?.startsWith('troops-') === true ? Number(face.split('-')[1]) : 0;

const hasLooked = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'access-auction' && one.lookedAt !== null);

const reservesOf = ({ factions }: GameState, faction: FactionId): number =>
  factions.find((own) => own.faction === faction)?.reserves.count ?? 0;

/** Returns a faction's spice without the spice that its open deals offer. */
function spiceOf({ factions, proposals }: GameState, faction: FactionId): number {
  const spice = factions.find((own) => own.faction === faction)?.spice ?? 0;
  const offered = proposals
    .filter(({ by, terms, declined }) => by === faction && !declined && terms.now?.by === faction)
    .reduce((sum, { terms }) => sum + (terms.now?.amount ?? 0), 0);
  return spice === 'uncounted' ? UNCOUNTED : Math.max(0, spice - offered);
}
