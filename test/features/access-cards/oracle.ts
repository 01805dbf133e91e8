/** The legal answers about access cards, by a second reading of the rulebook of 1984. */
import { isList, isRecord, type AnswerValue, type FactionId, type GameState } from '#engine';
import type { AccessContract } from '#lib/modules/spice-harvest/access/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import {
  facesHeld,
  namesHeld,
  reservesOf,
  sietchesOf,
  spiceOf,
  starredOf,
  strongholdsRead,
  troopsOf,
} from './oracle/cards.ts';

const TROOPS = 20;
const KEPT = 10;

export const oracle: Oracle<AccessContract> = {
  // V.3.a: each pays with spice, so no player bids more than the own spice.
  'access-bid': (state, { faction }, value) => {
    const limit = isRecord(value) && Object.keys(value).length === 1 ? value['keeps'] : value;
    return typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit <= spiceOf(state, faction);
  },
  // VI.1: the faction looks at one card before the sale of the card.
  'look-at-access-card': (state, { faction, row }, value) =>
    faction === 'atreides' && typeof value === 'string' && row.some((card) => card === value) && !hasLooked(state),
  'trading-ready': (_state, _prompt, value) => value === true,
  // 000 XXV.B: the player takes a card of any other player, or no card, and gives any own card in return.
  'take-access-card': (state, { faction }, value) =>
    value === 'none' ||
    state.seating.some(
      (seat) => seat.faction === value && seat.faction !== faction && facesHeld(state, seat.faction).size > 0,
    ),
  'return-access-card': (state, { faction }, value) =>
    typeof value === 'string' && namesHeld(state, faction).has(value),
  'draw-access-cards': (_state, _prompt, value) => typeof value === 'boolean',
  'pick-access-card': (state, _prompt, value) =>
    state.stack.some(
      (one) =>
        one.kind === 'rapid-access' &&
        one.forfeited.some((card) => {
          const face = state.access?.faces[Number(card.slice(1)) - 1] ?? '';
          const copies = one.forfeited.filter((other) => state.access?.faces[Number(other.slice(1)) - 1] === face);
          return copies.some((_copy, at) => `${face}-${at + 1}` === value);
        }),
    ),
  // V.6.c: troops in strongholds without troops of other players, twenty at most, and no more than there are.
  'tell-placement': (state, { faction }, value) => isRecord(value) && canStand(state, faction, Object.entries(value)),
  // 000 XXV.I: the Fremen start in the False Walls South and West, and ten tokens stay in reserve.
  'start-without-cards': (state, { faction }, value) =>
    isRecord(value) && canStart(state, faction, Object.entries(value)),
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
      optionalUsed(state, told) <= optionalHeld(state, faction) &&
      sum(told.filter(([field]) => !field.includes('/')).map(([, amount]) => amount)) <= starredOf(state, faction)
    );
  },
};

type Told = readonly (readonly [string, unknown])[];

/** The number of additional sietches with troops or starred troops in an answer. */
const optionalUsed = (state: GameState, told: Told): number =>
  sietchesOf(state).filter((sietch) =>
    told.some(([field, amount]) => (field.startsWith(`${sietch}/`) || field === `${sietch}*`) && amount !== 0),
  ).length;

const optionalHeld = (state: GameState, faction: FactionId): number =>
  [...facesHeld(state, faction).values()].filter((face) => face === 'optional-sietch').length;

/** Whether a player can have these tokens on the board. */
function canStand(state: GameState, faction: FactionId, told: Told): boolean {
  const [all, special] = [reservesOf(state, faction), starredOf(state, faction)];
  const starred = told.filter(([field]) => field.endsWith('*'));
  const plain = told.filter(([field]) => !field.endsWith('*'));
  const places = (some: Told): string =>
    some
      .map(([field]) => field.replace(/@.*|\*$/, ''))
      .toSorted()
      .join();
  const free = freeFor(state, faction).toSorted().join();
  const [ordinary, stars] = [plain, starred].map((some) => sum(some.map(([, count]) => count))) as [number, number];
  return (
    told.every(([, count]) => isWholeNumber(count as AnswerValue, 0, TROOPS)) &&
    places(plain) === free &&
    places(starred) === (special === 0 ? '' : free) &&
    ordinary <= all - special &&
    stars <= special &&
    ordinary + stars <= TROOPS
  );
}

/** Whether the Fremen can start with these tokens. The False Walls have two and three sectors. */
function canStart(state: GameState, faction: FactionId, told: Told): boolean {
  const [all, special] = [reservesOf(state, faction), starredOf(state, faction)];
  const parts = ['false-wall-south@3', 'false-wall-south@4', ...[15, 16, 17].map((at) => `false-wall-west@${at}`)];
  const fields = special === 0 ? parts : [...parts, ...parts.map((part) => `${part}*`)];
  const starred = sum(told.filter(([field]) => field.endsWith('*')).map(([, count]) => count));
  const ordinary = sum(told.map(([, count]) => count)) - starred;
  return (
    told
      .map(([field]) => field)
      .toSorted()
      .join() === fields.toSorted().join() &&
    told.every(([, count]) => isWholeNumber(count as AnswerValue, 0, all)) &&
    starred <= special &&
    ordinary <= all - special &&
    (ordinary + starred === 0 || all - ordinary - starred >= KEPT)
  );
}

/** Returns the strongholds without tokens of other players. */
const freeFor = (state: GameState, faction: FactionId): readonly string[] =>
  strongholdsRead(state).filter((stronghold) =>
    state.forces.every((stack) => stack.territory !== stronghold || stack.faction === faction || stack.count === 0),
  );

/** Returns the legal amounts in each field: nothing or a whole troop card, and the starred troops in the reserves. */
function claimable(state: GameState, faction: FactionId): ReadonlyMap<string, readonly number[]> {
  const faces = [...namesHeld(state, faction)];
  const troops = faces.filter(([, face]) => troopsOf(face) > 0);
  const strongholds = faces
    .map(([, face]) => face)
    .filter((face) => troopsOf(face) === 0)
    .flatMap((face) => (face === 'optional-sietch' ? sietchesOf(state) : [face]));
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

const hasLooked = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'access-auction' && one.lookedAt !== null);
