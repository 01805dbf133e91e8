import { assertNever } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import { theFaction, factionPossessive } from './names.ts';
import { capitalize } from './numbers.ts';

/** The words for a take-back in every place that tells one. */
export const TAKEN_BACK = 'the moderator undid the last steps';
/** The same where the point is known: `undone back to: before Harkonnen sealed a plan`. */
export const formatUndoneTo = (point: string): string => `undone back to: ${point}`;

/**
 * What Mentat tells the whole table about its seats and its desk. These are no facts of the game: taking back a battle
 * does not bring an old phone back, so they stand beside the log and not in it.
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
  /** There is a file with all of this table, every seat in it. Tables that were sealed long ago know no more of it. */
  | { readonly kind: 'table-sealed' }
  | { readonly kind: 'table-sealed-alone' }
  /** The same, and it opens with what the moderator and this seat's player have thought of. */
  | { readonly kind: 'table-sealed-by-two'; readonly with: NamedSeat }
  /** The moderator seals the table in a file and asks this seat for half of its passphrase. */
  | { readonly kind: 'half-asked'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'half-declined'; readonly faction: FactionId; readonly name: string }
  /** Two people have swapped their factions; each name stands with the faction it plays now. */
  | {
      readonly kind: 'factions-swapped';
      readonly one: NamedSeat;
      readonly other: NamedSeat;
    }
  /** Somebody stays with their faction; `asked` had offered to swap. */
  | { readonly kind: 'swap-declined'; readonly by: NamedSeat; readonly asked: NamedSeat }
  /** The table was opened again from its file, perhaps on another laptop. */
  | { readonly kind: 'table-restored' }
  /** The moderator opened another table with the same seats: its code. */
  | { readonly kind: 'another-game'; readonly table: string }
  /** The host has opened an earlier copy of the whole data folder: nobody holds anything by what they held before. */
  | { readonly kind: 'everything-vacated' }
  /** On the machine itself somebody has taken a desk that was vacant. */
  | { readonly kind: 'desk-taken-by-host' }
  /** The moderator handed the desk over. */
  | { readonly kind: 'desk-moved' }
  /** A first one wants this seat's player as the new moderator. */
  | { readonly kind: 'desk-proposed'; readonly faction: FactionId; readonly name: string }
  /** Enough people want this one, who may take the desk when it stays away. */
  | { readonly kind: 'desk-elected'; readonly faction: FactionId; readonly name: string }
  /** The moderator has answered a vote: every vote is struck. */
  | { readonly kind: 'desk-kept' }
  | { readonly kind: 'desk-taken'; readonly faction: FactionId; readonly name: string };

export interface NamedSeat {
  readonly faction: FactionId;
  readonly name: string;
}

/** Somebody who asks the desk to be let in, for one seat or for both of one player. */
export interface SeatAsker {
  readonly id: string;
  readonly name: string;
  /** Two signs that their phone shows as well. */
  readonly sign: string;
  readonly factions: readonly FactionId[];
}

/** One seat's open offer to swap its faction with another's. Everybody sees it. */
export interface SwapOffer {
  readonly by: FactionId;
  readonly partner: FactionId;
}

/** A file for which a second person thinks of half a passphrase. Everybody knows of it, and nobody of the halves. */
export interface Sealing {
  readonly asked: FactionId;
  /** Whether the other half is still to come. */
  readonly step: 'asked' | 'given';
  /** Server time in milliseconds; afterwards it is forgotten. */
  readonly until: number;
}

/** A notice as it is kept and sent. */
export interface TableNotice {
  /** Server time in milliseconds. */
  readonly at: number;
  readonly notice: Notice;
}

/** What a part of a notice is: a faction, a name as people read it, or both. */
export type NoticePart = 'faction' | 'name' | 'seat';

type PartOf<Value> = Value extends FactionId ? 'faction' : Value extends NamedSeat ? 'seat' : 'name';
type PartsOf<One> = { readonly [Name in keyof Omit<One, 'kind'>]: PartOf<One[Name & keyof One]> };

const SEAT = { faction: 'faction', name: 'name' } as const;

/** Each kind of notice that can be told, and what it says beside its kind. */
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

/** Those that can be told. A page that is older than its server, or a table from elsewhere, meets kinds it cannot say. */
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

/** Whether this seat’s player did it, or was asked for it on a page of its own: to them it is no news. */
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

/** One sentence for everybody. */
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
      return 'The moderator has saved this table in a sealed file; with its passphrase every seat can be opened.';
    case 'table-sealed-alone':
      return 'The moderator has sealed this table in a file alone, and can open every seat with it.';
    case 'table-sealed-by-two':
      return `The moderator and ${notice.with.name} have sealed this table in a file; it opens with both their halves.`;
    case 'half-asked':
      return `The moderator seals this table in a file; ${notice.name} is asked for half of its passphrase.`;
    case 'half-declined':
      return `${notice.name} thinks of no half; the table is not sealed.`;
    case 'factions-swapped':
      return `${formatSeat(notice.one)} now, and ${formatSeat(notice.other)}: they have swapped.`;
    case 'swap-declined':
      return `${notice.by.name} keeps ${theFaction(notice.by.faction)} and does not swap with ${notice.asked.name}.`;
    case 'table-restored':
      return 'This table was restored from its file; the desk is on the device that did it.';
    case 'another-game':
      return `The moderator opened another game with the same seats: table ${notice.table}.`;
    case 'everything-vacated':
      return 'The host has gone back to an earlier copy of this table; its seats and its desk are given out again.';
    case 'desk-taken-by-host':
      return 'Nobody held the desk; it was taken on the machine that runs Mentat.';
    case 'desk-moved':
      return 'The moderator has handed the desk over.';
    case 'desk-proposed':
      return `Everybody is asked whether ${notice.name}, playing ${theFaction(notice.faction)}, moderates from now on.`;
    case 'desk-elected':
      return `${notice.name} is chosen to moderate, and may take the desk unless the moderator answers.`;
    case 'desk-kept':
      return 'The moderator is here. Every vote for another one is struck.';
    case 'desk-taken':
      return `${notice.name} moderates now, chosen by the table.`;
    default:
      return assertNever(notice);
  }
}

/** The moment the moderator has gone back to an earlier point, to everybody alike. */
export const formatTakenBack = (): string => `${capitalize(TAKEN_BACK)}. What was seen stays seen.`;

const formatSeat = ({ faction, name }: NamedSeat): string => `${name} plays ${theFaction(faction)}`;
