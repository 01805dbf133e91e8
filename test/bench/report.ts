/** What `npm run bench` prints: one JSON object. Figures of one run compare with each other, not across machines. */
import type { PlayedWay } from '#lib/model/bidding.ts';
import type { Spread, Tail } from './spread.ts';

export interface Report extends Partial<Sections> {
  readonly where: Where;
}

/** Each can be asked for by name: `npm run bench -- engine bytes`. */
export interface Sections {
  readonly engine: EngineReport;
  readonly bytes: BytesReport;
  readonly auctions: AuctionsReport;
  readonly evenings: EveningsReport;
  readonly live: LiveReport;
  readonly attack: AttackReport;
  readonly pages: PagesReport;
  readonly waiting: WaitingReport;
  readonly path: PathReport;
  readonly memory: MemoryReport;
  readonly phones: PhonesReport;
}

export const SECTIONS = [
  'engine',
  'bytes',
  'auctions',
  'evenings',
  'waiting',
  'path',
  'memory',
  'live',
  'attack',
  'pages',
  'phones',
] as const satisfies readonly (keyof Sections)[];
export type SectionName = (typeof SECTIONS)[number];

/** Six phones in a browser, each slowed down. */
export interface PhonesReport {
  /** How many times slower than this machine each of them is. */
  readonly slowed: number;
  readonly phones: number;
  readonly auction: {
    readonly taps: number;
    /** From the thumb to the frame in which the last of all phones shows it. */
    readonly millisecondsToLastPhone: Tail;
    /** Tasks of more than 50 milliseconds, on all phones together, and the longest of them. */
    readonly longTasks: number;
    readonly longestTask: number;
    /** What the heap of a phone has grown by meanwhile, in the median. */
    readonly kilobytesGrown: number;
  };
}

export interface Where {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly date: string;
  /** How long the whole run took. */
  readonly seconds: number;
}

/** Random legal battles of six factions by the 2019 edition. */
export interface EngineReport {
  /** Every battle at a table of its own. */
  readonly fresh: EngineFigures;
  /** The last battles of a table that has played all evening, so that costs which grow with the log show. */
  readonly evening: EngineFigures;
}

export interface EngineFigures extends CommandFigures {
  readonly battles: number;
  /** Events in the log, at most. */
  readonly longestLog: number;
}

export interface CommandFigures {
  readonly commands: number;
  /** What one core could do without a server around it. */
  readonly commandsPerSecond: number;
  readonly microsecondsPerCommand: {
    /** `decide` with all that follows from it, up to the next decision. */
    readonly decide: Spread;
    /** Recording the events: `evolve` and the log of each audience. */
    readonly append: Spread;
    /** The views of table, moderator and six seats. */
    readonly views: Spread;
    readonly whole: Spread;
  };
}

export const MOMENTS = ['lobby', 'plans', 'treachery', 'result'] as const;
export type Moment = (typeof MOMENTS)[number];
export const LOOKERS = ['table', 'moderator', 'seat'] as const;
export type Looker = (typeof LOOKERS)[number];

/** Bytes of JSON at typical moments; a seat's are those of all six together. */
export interface BytesReport {
  readonly battles: number;
  readonly moments: Readonly<Record<Moment, Readonly<Record<Looker, SizeFigures>>>>;
}

/** Auctions of six factions out of Mentat’s deck, in every way that Mentat holds them: what a command costs, and frames. */
export type AuctionsReport = Readonly<Record<PlayedWay, AuctionFigures>>;

export interface AuctionFigures extends CommandFigures {
  readonly auctions: number;
  readonly cardsSold: number;
  /** After every command of an auction; a seat's are those of all six together. */
  readonly frames: Readonly<Record<Looker, Size>>;
}

/** Whole games of six by the 2019 edition, advanced, all of it on phones. */
export interface EveningsReport {
  readonly games: number;
  /** What is sent whenever an audience can see that something has changed; a seat’s are those of all six together. */
  readonly sent: Readonly<Record<Looker, Sent>>;
  readonly logs: readonly LongLog[];
}

/** Bytes of JSON. */
export interface Sent {
  readonly count: number;
  readonly whole: Size;
  readonly change: Size;
}

/** A table with a long log: one hand is raised and lowered, again and again. */
export interface LongLog extends CommandFigures {
  readonly events: number;
  /** How many of them are of a game; afterwards people only talk. */
  readonly played: number;
  /** From the disk, in the middle: by the log alone, and by a snapshot where the log is long enough for one. */
  readonly opening: Readonly<Record<'log' | 'snapshot', Opening>>;
}

export interface Opening {
  /** Until commands can be decided. */
  readonly milliseconds: number;
  /** Until all eight views are made as well. */
  readonly withViews: number;
}

export interface SizeFigures {
  readonly count: number;
  readonly view: Size;
  /** The view with its version and time, in the message that the socket carries. */
  readonly frame: Size;
}

export interface Size {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** A command that changes little, on more and more of its way: each part of `PATHS` takes in what stands before it. */
export interface PathReport {
  readonly settings: readonly PathSetting[];
}

/** The engine; the application over a store in memory; that over the disk; and that over tRPC and HTTP. */
export const PATHS = ['engine', 'memory', 'disk', 'http'] as const;
export type Path = (typeof PATHS)[number];

export interface PathSetting {
  readonly tables: number;
  /** One seat of each table sends as fast as it is answered. */
  readonly alone: Readonly<Record<Path, PathFigures>>;
  /** All six do; at the engine itself still one. */
  readonly together: Readonly<Record<Path, PathFigures>>;
}

export interface PathFigures {
  readonly perSecond: number;
  /** Until one command is answered, in the middle. */
  readonly milliseconds: number;
}

/** What the server holds in memory. */
export interface MemoryReport {
  /** A game read from its log, with every position. */
  readonly table: { readonly events: number; readonly kilobytes: number };
  /** One that was played event by event, and looked at by all audiences after each. */
  readonly played: { readonly events: number; readonly kilobytes: number };
  /** The same, and then people talked until its log had ten times as many events. */
  readonly talked: { readonly events: number; readonly kilobytes: number };
  /** The last views of all audiences, with what has changed in them, as many as are remembered. */
  readonly pictures: { readonly remembered: number; readonly megabytes: number };
  /** A table with its seven sockets and all that comes with them, of the whole process. */
  readonly seated: { readonly tables: number; readonly kilobytes: number };
}

/** From a phone's command to the last phone's new view, through a server that limits no seat. */
export interface LiveReport {
  readonly settings: readonly LiveSetting[];
}

export interface LiveSetting {
  readonly tables: number;
  readonly sockets: number;
  /** One durable append, which Mentat makes before it answers and the floor does not make at all. */
  readonly disk: DiskFigures;
  /** Commands come at a steady rate, far above what people play at. */
  readonly steady: Compared;
  /** Each table sends its next command as soon as its last phone has heard. */
  readonly flooded: Compared;
}

export interface Compared {
  readonly mentat: LoadFigures;
  /** Messages as long as ours through Socket.IO alone: no HTTP, no program, no disk. */
  readonly floor: Floor;
  /** The same with recorded frames of an earlier Mentat in place of ours: nothing of today can make it slower. */
  readonly recorded: Floor;
}

export interface Floor extends LoadFigures {
  /** Characters of one message to a device, in the middle. */
  readonly message: number;
  /** Mentat's milliseconds divided by these, and its commands a second. */
  readonly mentatTakes: Omit<Tail, 'max'>;
  readonly mentatDoes: number;
}

export interface LoadFigures {
  /** `null` where the load offers whatever is taken. */
  readonly offeredPerSecond: number | null;
  readonly donePerSecond: number;
  readonly commands: number;
  readonly milliseconds: Tail;
}

export const ATTACKS = [
  'refreshes',
  'connects',
  'listens',
  'acts',
  'tables',
  'desks',
  'pages',
  'knocks',
  'pipelines',
  'unfinished',
  'seals',
  'halves',
  'restores',
] as const;
export type Attack = (typeof ATTACKS)[number];

/**
 * What one hostile device does to six others at its table, whose commands come at a steady rate. Aims: p99 at most twice
 * as long as in calm, memory afterwards at most 1.2 times what it was before.
 */
export type AttackReport = Readonly<Partial<Record<Attack, AttackFigures>>>;

export interface AttackFigures {
  readonly milliseconds: { readonly calm: Tail; readonly attacked: Tail };
  readonly timesCalm: Pick<Tail, 'p50' | 'p99'>;
  /** The median of the ratios of stretches to their two neighbours in calm, which a moment of other work on the machine does not move. */
  readonly timesCalmOfPairs: Pick<Tail, 'p50' | 'p99'>;
  /** How much of a core the server uses: unlike times, hardly touched by what else the machine does. */
  readonly coreShare: { readonly calm: number; readonly attacked: number };
  /** What the process holds, after a collection of its garbage. */
  readonly megabytes: { readonly before: number; readonly most: number; readonly after: number };
  readonly timesBefore: number;
  /** How many programs wanted a core meanwhile: with more than there are cores, times tell of those programs. */
  readonly machineLoad: number;
}

export interface DiskFigures {
  readonly appends: number;
  readonly milliseconds: Tail;
}

/** Script that a page's HTML asks for, gzipped. Aim: the seat's at most 60 kB (60,000 bytes) above a bare page's. */
export interface PagesReport {
  readonly bare: PageFigures;
  readonly pages: Readonly<Record<string, PageFigures & { readonly aboveBare: number }>>;
  readonly wire: WireReport;
}

export interface PageFigures {
  readonly scripts: number;
  readonly gzipBytes: number;
}

/** What a seat's phone fetches, cold. Aims: at most 450 kB in 50 requests, and then at most 450 kB in 12. */
export interface WireReport {
  readonly untilFirstQuestion: WireFigures;
  readonly afterwards: WireFigures;
}

export interface WireFigures {
  readonly requests: number;
  /** As received: compressed, with headers. */
  readonly bytes: number;
}

/** How cards are bid for in a turn. */
export type WaitingBids = 'aloud' | 'silent';

/**
 * How long a turn makes six people wait who answer at once, where nobody interferes and no Karama has been seen. Aim: at
 * most `aimSeconds` in a turn, its battles apart.
 */
export interface WaitingReport {
  /** How long windows stay open where a table chooses nothing else. */
  readonly windowSeconds: number;
  readonly aimSeconds: Readonly<Record<'basic' | 'advanced', Readonly<Record<WaitingBids, number>>>>;
  readonly turns: readonly TurnWaited[];
}

export interface TurnWaited {
  readonly game: string;
  readonly turn: string;
  readonly bids: WaitingBids;
  /** In all phases but the battles. */
  readonly seconds: number;
  readonly isWithinAim: boolean;
  readonly phases: Readonly<Record<string, number>>;
  readonly besides: { readonly battles: number };
  readonly waits: readonly Waited[];
}

/** One window, or one pause between two phases, in which nobody can do anything but wait. */
export interface Waited {
  readonly phase: string;
  /** The moments of `lib/windows.md` that it asks about, or the phase that follows. */
  readonly what: string;
  readonly seconds: number;
}
