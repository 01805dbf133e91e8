import { assertNever } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import { theFaction, factionPossessive } from './names.ts';
import { capitalize } from './numbers.ts';

/** The words for a take-back, the same in every place that shows one. */
export const TAKEN_BACK = 'the moderator undid the last steps';
/** Returns the words for a take-back to a known point: `undone back to: before Harkonnen sealed a plan`. */
export const formatUndoneTo = (point: string): string => `undone back to: ${point}`;

/**
 * A notice about seats and the desk, for the whole table. Notices are not part of the game: a take-back does not change
 * them, so they are not in the log.
 */
export type Notice =
  | { readonly kind: 'seat-taken'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-freed'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-renamed'; readonly faction: FactionId; readonly was: string; readonly name: string }
  /** The moderator shows a code that gives this seat to another phone. */
  | { readonly kind: 'seat-reissued'; readonly faction: FactionId }
  /** The moderator's own device holds this seat now. */
  | { readonly kind: 'seat-at-desk'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-moved'; readonly faction: FactionId; readonly name: string }
  /**
   * The moderator has sealed the whole table in a file, every seat included. The notice of an old release says only
   * this.
   */
  | { readonly kind: 'table-sealed' }
  | { readonly kind: 'table-sealed-alone' }
  /**
   * The moderator has sealed the table in a file. The file opens with the halves of the passphrase of the moderator and
   * of this seat's player.
   */
  | { readonly kind: 'table-sealed-by-two'; readonly with: NamedSeat }
  /** The moderator seals the table in a file and asks the player of this seat for half of the passphrase. */
  | { readonly kind: 'half-asked'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'half-declined'; readonly faction: FactionId; readonly name: string }
  /** Two players have swapped their factions. Each name comes with the player's present faction. */
  | {
      readonly kind: 'factions-swapped';
      readonly one: NamedSeat;
      readonly other: NamedSeat;
    }
  /** A player keeps the own faction. `asked` had offered to swap. */
  | { readonly kind: 'swap-declined'; readonly by: NamedSeat; readonly asked: NamedSeat }
  /** The table was restored from its file, perhaps on another laptop. */
  | { readonly kind: 'table-restored' }
  /** The moderator has opened a new table with the same seats; `table` is its code. */
  | { readonly kind: 'another-game'; readonly table: string }
  /** The host has restored an earlier copy of the whole data folder, so no device has a seat or the desk any more. */
  | { readonly kind: 'everything-vacated' }
  /** A person at the host's machine has taken a desk that was free. */
  | { readonly kind: 'desk-taken-by-host' }
  /** The moderator handed the desk over. */
  | { readonly kind: 'desk-moved' }
  /** The first player has voted for this seat's player as the new moderator. */
  | { readonly kind: 'desk-proposed'; readonly faction: FactionId; readonly name: string }
  /** Enough players have voted for this player, who may take the desk if the desk stays away. */
  | { readonly kind: 'desk-elected'; readonly faction: FactionId; readonly name: string }
  /** The moderator has answered a vote, so all votes are removed. */
  | { readonly kind: 'desk-kept' }
  | { readonly kind: 'desk-taken'; readonly faction: FactionId; readonly name: string };

export interface NamedSeat {
  readonly faction: FactionId;
  readonly name: string;
}

/** A player who asks the desk for a seat, or for both seats of one player. */
export interface SeatAsker {
  readonly id: string;
  readonly name: string;
  /** Two signs that the asking phone shows too. */
  readonly sign: string;
  readonly factions: readonly FactionId[];
}

/** An open offer of a seat to swap its faction with that of another seat. Everybody sees it. */
export interface SwapOffer {
  readonly by: FactionId;
  readonly partner: FactionId;
}

/**
 * A file for which a second player chooses half of a passphrase. Everybody knows of the file, and only that player and
 * the moderator know their halves.
 */
export interface Sealing {
  readonly asked: FactionId;
  /** Whether the partner's half of the passphrase is still missing. */
  readonly step: 'asked' | 'given';
  /** The server time (ms) until which Mentat waits for the half. */
  readonly until: number;
}

/** A notice as the server stores and sends it. */
export interface TableNotice {
  /** The server time of the notice (ms). */
  readonly at: number;
  readonly notice: Notice;
}

/** The type of a part of a notice: a faction, the name of a player, or both. */
export type NoticePart = 'faction' | 'name' | 'seat';

type PartOf<Value> = Value extends FactionId ? 'faction' : Value extends NamedSeat ? 'seat' : 'name';
type PartsOf<One> = { readonly [Name in keyof Omit<One, 'kind'>]: PartOf<One[Name & keyof One]> };

const SEAT = { faction: 'faction', name: 'name' } as const;

/** For each kind of notice, the parts that it has in addition to its kind. */
export const NOTICE_KINDS: { readonly [Kind in Notice['kind']]: PartsOf<Extract<Notice, { readonly kind: Kind }>> } = {
  'seat-taken': SEAT,
  'seat-freed': SEAT,
  'seat-renamed': { faction: 'faction', was: 'name', name: 'name' },
  'seat-reissued': { faction: 'faction' },
  'seat-at-desk': SEAT,
  'seat-moved': SEAT,
  'table-sealed': {},
  'table-sealed-alone': {},
  'table-sealed-by-two': { with: 'seat' },
  'half-asked': SEAT,
  'half-declined': SEAT,
  'factions-swapped': { one: 'seat', other: 'seat' },
  'swap-declined': { by: 'seat', asked: 'seat' },
  'table-restored': {},
  'another-game': { table: 'name' },
  'everything-vacated': {},
  'desk-taken-by-host': {},
  'desk-moved': {},
  'desk-proposed': SEAT,
  'desk-elected': SEAT,
  'desk-kept': {},
  'desk-taken': SEAT,
};

/** Returns the notices whose kind this page knows. A newer server or a restored table may have other kinds. */
export const knownNotices = (notices: readonly TableNotice[]): readonly TableNotice[] =>
  notices.filter(({ notice }) => Object.hasOwn(NOTICE_KINDS, notice.kind));

/**
 * Returns the subject of a notice: its kind and the factions that it names. A moderator who repeats one notice hides no
 * notice of another subject.
 */
const subjectOf = (notice: Notice): string => [notice.kind, ...factionsIn(notice)].join(' ');

const factionsIn = (notice: Notice): readonly string[] =>
  Object.entries(notice).flatMap(([part, value]: [string, string | NamedSeat]) => {
    if (typeof value === 'object') return [value.faction];
    return part === 'faction' ? [value] : [];
  });

/** Returns the last `each` notices of every subject, in their order. */
export const lastOfEachSubject = (notices: readonly TableNotice[], each: number): readonly TableNotice[] =>
  notices.filter(
    ({ notice }, at) =>
      notices.slice(at + 1).filter((later) => subjectOf(later.notice) === subjectOf(notice)).length < each,
  );

/**
 * Whether the player of this seat did the thing that the notice reports, or was asked about it. Then the notice is no
 * news for that player.
 */
export function isOwnDoing(notice: Notice, reader: FactionId): boolean {
  switch (notice.kind) {
    case 'seat-taken':
    case 'seat-renamed':
    case 'seat-moved':
    case 'half-asked':
    case 'half-declined':
    case 'desk-proposed':
    case 'desk-elected':
    case 'desk-taken':
      return notice.faction === reader;
    case 'factions-swapped':
      return notice.one.faction === reader || notice.other.faction === reader;
    case 'swap-declined':
      return notice.by.faction === reader;
    default:
      return false;
  }
}

/** Returns the sentence of a notice, the same for everybody. */
export function formatNotice(notice: Notice): string {
  switch (notice.kind) {
    case 'seat-taken':
      return `${notice.name} plays ${theFaction(notice.faction)}.`;
    case 'seat-freed':
      return `${capitalize(factionPossessive(notice.faction))} seat is free; ${notice.name} has left it.`;
    case 'seat-renamed':
      return `${notice.name} now plays ${theFaction(notice.faction)}; it was ${notice.was}.`;
    case 'seat-reissued':
      return `The moderator is giving ${factionPossessive(notice.faction)} seat to another phone.`;
    case 'seat-at-desk':
      return `${capitalize(theFaction(notice.faction))} is played on the moderator’s device now.`;
    case 'seat-moved':
      return `${capitalize(factionPossessive(notice.faction))} seat is on another phone now, played by ${notice.name}.`;
    case 'table-sealed':
      return 'The moderator has saved this table in a sealed file. Its passphrase opens every seat.';
    case 'table-sealed-alone':
      return 'The moderator has sealed this table in a file alone, and can open every seat with it.';
    case 'table-sealed-by-two':
      return `The moderator and ${notice.with.name} have sealed this table in a file; it opens only with both halves of the passphrase.`;
    case 'half-asked':
      return `The moderator seals this table in a file; ${notice.name} is asked for half of its passphrase.`;
    case 'half-declined':
      return `${notice.name} gives no half of a passphrase, so the table is not sealed.`;
    case 'factions-swapped':
      return `${formatSeat(notice.one)} now, and ${formatSeat(notice.other)}: they have swapped.`;
    case 'swap-declined':
      return `${notice.by.name} keeps ${theFaction(notice.by.faction)} and does not swap with ${notice.asked.name}.`;
    case 'table-restored':
      return 'This table was restored from its file; the device that restored it is the desk.';
    case 'another-game':
      return `The moderator opened another game with the same seats: table ${notice.table}.`;
    case 'everything-vacated':
      return 'The host has restored an earlier copy of this table. The seats and the desk are given out again.';
    case 'desk-taken-by-host':
      return 'The desk was free. It was taken on the machine that runs Mentat.';
    case 'desk-moved':
      return 'The moderator has handed the desk over.';
    case 'desk-proposed':
      return `Everybody is asked whether ${notice.name}, playing ${theFaction(notice.faction)}, moderates from now on.`;
    case 'desk-elected':
      return `${notice.name} is chosen to moderate, and may take the desk unless the moderator answers.`;
    case 'desk-kept':
      return 'The moderator is here. All votes for a new moderator are removed.';
    case 'desk-taken':
      return `${notice.name} moderates now, chosen by the table.`;
    default:
      return assertNever(notice);
  }
}

/** Returns the notice of a take-back, the same for everybody. */
export const formatTakenBack = (): string => `${capitalize(TAKEN_BACK)}. What players have seen stays known.`;

const formatSeat = ({ faction, name }: NamedSeat): string => `${name} plays ${theFaction(faction)}`;
