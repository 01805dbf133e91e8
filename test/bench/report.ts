/** What `npm run bench` prints: one JSON object. Figures of one run compare with each other, not across machines. */
import type { PlayedWay } from '#lib/model/bidding.ts';
import type { Spread, Tail } from './spread.ts';

export interface Report extends Partial<Sections> {
  readonly where: Where;
}

/** Each section can be selected by name: `npm run bench -- engine bytes`. */
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
  /** The factor by which each phone is slower than this machine. */
  readonly slowed: number;
  readonly phones: number;
  readonly auction: {
    readonly taps: number;
    /** The time from the tap to the frame in which the last of all phones shows the bid. */
    readonly millisecondsToLastPhone: Tail;
    /** Tasks of more than 50 milliseconds, on all phones together, and the longest of them. */
    readonly longTasks: number;
    readonly longestTask: number;
    /** The growth of a phone's heap, as a median. */
    readonly kilobytesGrown: number;
  };
}

export interface Where {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly date: string;
  /** The duration of the whole run. */
  readonly seconds: number;
}

/** Random legal battles of six factions by the 2019 edition. */
export interface EngineReport {
  /** Every battle at a table of its own. */
  readonly fresh: EngineFigures;
  /** The last battles of a table with a long log, so that costs which grow with the log show. */
  readonly evening: EngineFigures;
}

export interface EngineFigures extends CommandFigures {
  readonly battles: number;
  /** The most events in the log. */
  readonly longestLog: number;
}

export interface CommandFigures {
  readonly commands: number;
  /** The commands a second of one core without a server around it. */
  readonly commandsPerSecond: number;
  readonly microsecondsPerCommand: {
    /** `decide` with all automatic events after it, up to the next decision. */
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

/** Bytes of JSON at typical moments; the seats' figure is the sum of all six. */
export interface BytesReport {
  readonly battles: number;
  readonly moments: Readonly<Record<Moment, Readonly<Record<Looker, SizeFigures>>>>;
}

/**
 * Auctions of six factions from Mentat’s deck, in every way that Mentat offers: the time of a command, and the size of
 * frames.
 */
export type AuctionsReport = Readonly<Record<PlayedWay, AuctionFigures>>;

export interface AuctionFigures extends CommandFigures {
  readonly auctions: number;
  readonly cardsSold: number;
  /** After every command of an auction; the seats' figure is the sum of all six. */
  readonly frames: Readonly<Record<Looker, Size>>;
}

/** Whole games of six by the 2019 edition, advanced, all of it on phones. */
export interface EveningsReport {
  readonly games: number;
  /** The bytes sent whenever an audience's view changes; the seats’ figure is the sum of all six. */
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
  /** The number of events that belong to a game; the other events are pauses after the game. */
  readonly played: number;
  /** The median time to open the table from the disk: by the log alone, and by a snapshot if the log is long enough. */
  readonly opening: Readonly<Record<'log' | 'snapshot', Opening>>;
}

export interface Opening {
  /** The time until commands can be decided. */
  readonly milliseconds: number;
  /** The time until all eight views are made as well. */
  readonly withViews: number;
}

export interface SizeFigures {
  readonly count: number;
  readonly view: Size;
  /** The view with its version and time, in the message over the socket. */
  readonly frame: Size;
}

export interface Size {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** A command with little effect, on a growing part of its path: each part of `PATHS` includes the parts before it. */
export interface PathReport {
  readonly settings: readonly PathSetting[];
}

/**
 * The engine; the application with a store in memory; the application with the disk; and the same with tRPC and HTTP.
 */
export const PATHS = ['engine', 'memory', 'disk', 'http'] as const;
export type Path = (typeof PATHS)[number];

export interface PathSetting {
  readonly tables: number;
  /** One seat of each table sends as soon as it is answered. */
  readonly alone: Readonly<Record<Path, PathFigures>>;
  /** All six seats send; one seat at the engine itself. */
  readonly together: Readonly<Record<Path, PathFigures>>;
}

export interface PathFigures {
  readonly perSecond: number;
  /** The median time until one command is answered. */
  readonly milliseconds: number;
}

/** The server's memory. */
export interface MemoryReport {
  /** A game read from its log, with every position. */
  readonly table: { readonly events: number; readonly kilobytes: number };
  /** A game played event by event, with the views of all audiences after each event. */
  readonly played: { readonly events: number; readonly kilobytes: number };
  /** The same game, with pauses until its log had ten times as many events. */
  readonly talked: { readonly events: number; readonly kilobytes: number };
  /** The last views of all audiences with their changes, up to the remembered number. */
  readonly pictures: { readonly remembered: number; readonly megabytes: number };
  /** A table with its seven sockets and everything that belongs to them, in the whole process. */
  readonly seated: { readonly tables: number; readonly kilobytes: number };
}

/** From a phone's command to the last phone's new view, through a server that limits no seat. */
export interface LiveReport {
  readonly settings: readonly LiveSetting[];
}

export interface LiveSetting {
  readonly tables: number;
  readonly sockets: number;
  /** One durable append. Mentat makes such an append before each answer, and the minimal server makes none. */
  readonly disk: DiskFigures;
  /** Commands come at a steady rate, far above the rate of real players. */
  readonly steady: Compared;
  /** Each table sends its next command as soon as its last phone has its frame. */
  readonly flooded: Compared;
}

export interface Compared {
  readonly mentat: LoadFigures;
  /** Messages of our length through Socket.IO alone: no HTTP, no program, no disk. */
  readonly floor: Floor;
  /**
   * Recorded frames of an earlier Mentat through Socket.IO alone. No later change of our frames affects this figure.
   */
  readonly recorded: Floor;
}

export interface Floor extends LoadFigures {
  /** The median number of characters of one message to a device. */
  readonly message: number;
  /** Mentat's milliseconds and commands a second, divided by the figures of the minimal server. */
  readonly mentatTakes: Omit<Tail, 'max'>;
  readonly mentatDoes: number;
}

export interface LoadFigures {
  /** `null` if the load has no fixed rate. */
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
 * The effect of one hostile device on six other devices at its table, whose commands come at a steady rate. Targets:
 * p99 at most twice as long as in calm, memory afterwards at most 1.2 times the value before.
 */
export type AttackReport = Readonly<Partial<Record<Attack, AttackFigures>>>;

export interface AttackFigures {
  readonly milliseconds: { readonly calm: Tail; readonly attacked: Tail };
  readonly timesCalm: Pick<Tail, 'p50' | 'p99'>;
  /**
   * The median of the ratios of stretches to their two calm neighbours. A moment of other work on the machine does not
   * change it.
   */
  readonly timesCalmOfPairs: Pick<Tail, 'p50' | 'p99'>;
  /**
   * The processor time of the server as a fraction of a core. Unlike times, it hardly depends on other work of the
   * machine.
   */
  readonly coreShare: { readonly calm: number; readonly attacked: number };
  /** The memory of the process after a garbage collection. */
  readonly megabytes: { readonly before: number; readonly most: number; readonly after: number };
  readonly timesBefore: number;
  /**
   * The number of programs that wanted a core meanwhile: if it exceeds the number of cores, the times measure those
   * programs.
   */
  readonly machineLoad: number;
}

export interface DiskFigures {
  readonly appends: number;
  readonly milliseconds: Tail;
}

/**
 * Gzipped script that a page's HTML loads. Target: the seat's page loads at most 60 kB (60,000 bytes) more than an
 * empty page.
 */
export interface PagesReport {
  readonly bare: PageFigures;
  readonly pages: Readonly<Record<string, PageFigures & { readonly aboveBare: number }>>;
  readonly wire: WireReport;
}

export interface PageFigures {
  readonly scripts: number;
  readonly gzipBytes: number;
}

/**
 * The data that a seat's phone loads without a cache. Targets: at most 450 kB in 50 requests, and then at most 450 kB
 * in 12.
 */
export interface WireReport {
  readonly untilFirstQuestion: WireFigures;
  readonly afterwards: WireFigures;
}

export interface WireFigures {
  readonly requests: number;
  /** As received: compressed, with headers. */
  readonly bytes: number;
}

/** The way of bidding in a turn. */
export type WaitingBids = 'aloud' | 'silent';

/**
 * The time that a turn makes six players wait if they answer at once, without interference and before any Karama was
 * seen. Target: at most `aimSeconds` in a turn, without its battles.
 */
export interface WaitingReport {
  /** The time that windows stay open by default. */
  readonly windowSeconds: number;
  readonly aimSeconds: Readonly<Record<'basic' | 'advanced', Readonly<Record<WaitingBids, number>>>>;
  readonly turns: readonly TurnWaited[];
}

export interface TurnWaited {
  readonly game: string;
  readonly turn: string;
  readonly bids: WaitingBids;
  /** In all phases except the battles. */
  readonly seconds: number;
  readonly isWithinAim: boolean;
  readonly phases: Readonly<Record<string, number>>;
  readonly besides: { readonly battles: number };
  readonly waits: readonly Waited[];
}

/** One window, or one pause between two phases, in which players can only wait. */
export interface Waited {
  readonly phase: string;
  /** The moments of `lib/windows.md` at which the window opens, or the phase after the pause. */
  readonly what: string;
  readonly seconds: number;
}
