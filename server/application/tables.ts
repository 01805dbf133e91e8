import {
  appended,
  decide,
  emptyTimeline,
  hasGameStarted,
  canSwap,
  seatName,
  present,
  WHO_PLAYS,
  type EditionId,
  type FactionId,
  type FactionPair,
  type GameState,
  type SeatName,
  type PlayerCircle,
  type Refusal,
} from '#engine';
import type { BiddingWay, Command, Layer, LogEntry, MovesMade, Seating, TableChoices } from '#engine';
import { digestOf, newJoinCode, newToken, type Token } from './credentials.ts';
import { whyNoNewTable } from './data-limit.ts';
import { TableNotFound, type ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';

export type Opened =
  | { readonly ok: true; readonly code: string; readonly moderatorToken: Token }
  | { readonly ok: false; readonly refusal: Refusal | ApplicationRefusal };

/** The choices that a table can change at any time. */
export interface HowItPlays {
  /** Whether the phases that Mentat plays start automatically. */
  readonly goesOnByItself: boolean;
  readonly biddingWay: BiddingWay;
  /** Where players make shipments and moves. */
  readonly movesMade: MovesMade;
  /** Whether windows stay open for their full time; `null` means the default for the number of players. */
  readonly fixedTimes: boolean | null;
}

const AS_PRINTED: HowItPlays = {
  goesOnByItself: false,
  biddingWay: 'on-the-table',
  movesMade: 'on-the-board',
  fixedTimes: null,
};

/** Opens a table. Its log begins with the host's choices, and its desk belongs to the host. */
export async function openTable(
  services: Services,
  choices: TableChoices,
  seating: readonly Seating[],
  besides: HowItPlays = AS_PRINTED,
): Promise<Opened> {
  const full = await whyNoNewTable(services);
  if (full !== null) return { ok: false, refusal: full };
  const at = services.now();
  const entries: LogEntry[] = [];
  for (const command of [{ type: 'OpenTable', choices, seating } as const, ...chosenBesides(choices, besides)]) {
    const verdict = deskSays(services, entries, command);
    if (!verdict.ok) return verdict;
    entries.push(...verdict.entries);
  }
  const moderatorToken = newToken();
  const deskCredential = digestOf(moderatorToken);
  for (;;) {
    const code = newJoinCode();
    if (await services.store.foundTable({ code, at, deskCredential, entries })) {
      services.desks.heard(code);
      return { ok: true, code, moderatorToken };
    }
  }
}

/** Further choices of the host, as separate commands. The desk can change them later. */
const chosenBesides = (
  { windowTime }: TableChoices,
  { goesOnByItself, biddingWay, movesMade, fixedTimes }: HowItPlays,
): readonly Command[] => [
  ...(goesOnByItself ? [{ type: 'ChoosePace', byItself: true } as const] : []),
  ...(biddingWay === AS_PRINTED.biddingWay ? [] : [{ type: 'ChooseBidding', way: biddingWay, clock: false } as const]),
  ...(movesMade === AS_PRINTED.movesMade ? [] : [{ type: 'ChooseMoves', made: movesMade } as const]),
  ...(fixedTimes === null
    ? []
    : [{ type: 'ChooseQuestionTime', seconds: windowTime / 1000, isFixed: fixedTimes } as const]),
];

function deskSays({ now, random }: Services, log: readonly LogEntry[], command: Command) {
  const at = Math.max(now(), (log.at(-1)?.at ?? 0) + 1);
  const verdict = decide(appended(emptyTimeline, log), { by: 'moderator', at, command }, random);
  return verdict.ok
    ? { ok: true as const, entries: verdict.events.map((event): LogEntry => ({ at, event })) }
    : verdict;
}

/** The facts that a device with the join code may see before it takes a seat. */
export interface TableFront {
  readonly code: string;
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly seating: readonly {
    readonly faction: FactionId;
    readonly circle: PlayerCircle;
    /** The name of the place around the board. */
    readonly at: SeatName;
    readonly takenBy: string | null;
    /** The last player, if the seat is empty now; otherwise `null`. */
    readonly was: string | null;
  }[];
  /** Whether the desk gives out free seats, because the game has begun. */
  readonly fromDesk: boolean;
  /** The factions that belong together when two people play two each. */
  readonly pairs: readonly FactionPair[];
}

/** Returns the front of a table. Throws `TableNotFound`. */
export async function lookAtTable(services: Services, code: string): Promise<TableFront> {
  const { choices, seating } = await positionOf(services, code);
  const [taken, empty] = [await services.store.seats(code), await services.store.emptySeats(code)];
  return {
    code,
    edition: choices.edition,
    layer: choices.layer,
    pairs: choices.pairs,
    fromDesk: await lookIfBegun(services, code),
    seating: seating.map(({ faction, circle }) => ({
      faction,
      circle,
      at: seatName(WHO_PLAYS[choices.edition].seats, circle),
      takenBy: taken.find((seat) => seat.faction === faction)?.name ?? null,
      was: empty.find((seat) => seat.faction === faction)?.was ?? null,
    })),
  };
}

/** Returns the present position of a table, for administrative queries. Throws `TableNotFound`. */
export async function positionOf(services: Services, code: string): Promise<GameState> {
  const timeline = await services.timelines.load(code);
  const state = timeline === null ? null : present(timeline);
  if (state === null) throw new TableNotFound();
  return state;
}

/** Whether the game of this table has begun. Throws `TableNotFound`. */
export async function lookIfBegun(services: Services, code: string): Promise<boolean> {
  const timeline = await services.timelines.load(code);
  if (timeline === null) throw new TableNotFound();
  return hasGameStarted(timeline);
}

/** Whether seats of this table may still be swapped. Throws `TableNotFound`. */
export async function lookIfMaySwap(services: Services, code: string): Promise<boolean> {
  const timeline = await services.timelines.load(code);
  if (timeline === null) throw new TableNotFound();
  return canSwap(timeline);
}

export const isTable = ({ store }: Services, code: string): Promise<boolean> => store.hasTable(code);
