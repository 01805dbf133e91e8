import type { AdvantageId } from './advantages.ts';
import type { ForceStack, Sector, SpiceOnBoard, Troops } from './board.ts';
import type {
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  BattleStep,
  OpenElement,
  OpenPlan,
  PendingBattle,
  PlanElement,
  ShownElement,
  TreacheryCall,
  VoiceCommand,
} from './battle.ts';
import type { FactionId, PlayerCircle } from './factions.ts';
import type { OwnMatter } from './facts.ts';
import type { HandMove, Instruction } from './instructions.ts';
import type { KnowledgeGrant } from './knowledge.ts';
import type { LeaderId } from './leaders.ts';
import type { LogLine } from './log.ts';
import type { Prediction } from './prediction.ts';
import type { PhaseId } from './phases.ts';
import type { Prompt, PromptId, PromptKind } from './prompts.ts';
import type { SetupStep } from './setup.ts';
import type { PlanLook } from './activities.ts';
import type { TableChoices } from './state.ts';
import type { NumberRange, StormCard, StormControl, StormId, StormReport, StormStep } from './storm.ts';
import type { TerritoryId } from './territories.ts';
import type { TruthQuestion } from './truth.ts';
import type { HandSlot, TreacheryTitle } from './treachery.ts';
import type { BoardWord, SideStanding, StrongholdCount, Victory } from './victory.ts';
import type { WindowAsk, WindowId } from './windows.ts';

/** A commitment that exists and is covered: its own type, never a zero or a default plan. */
export type SealedPlan =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly plan: OpenPlan };

/** One side of the running battle, as the table sees it. */
export interface BattleSideView {
  readonly faction: FactionId;
  /** Forces that take part. */
  readonly forces: Troops;
  readonly plan: SealedPlan;
  readonly leaderless: boolean;
}

/** The Voice or prescience of the running battle, once it is used. */
export interface ProbeView<Order> {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: Order;
  readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
}

/** A battle as the whole table may see it. */
export interface BattleView extends BattleSite {
  readonly id: BattleId;
  readonly step: BattleStep;
  readonly aggressor: BattleSideView;
  readonly defender: BattleSideView;
  readonly voice: ProbeView<VoiceCommand> | null;
  readonly prescience: ProbeView<PlanElement> | null;
  /** `null` until the window has closed. */
  readonly calls: readonly TreacheryCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Whose whole plan somebody sees by a special Karama. */
  readonly look: Extract<PlanLook, { readonly by: FactionId }> | null;
  /** Powers that a Karama has stopped for this battle. */
  readonly cancelled: readonly AdvantageId[];
}

/** A storm dial as the table may see it: covered until both are turned over. */
export type SealedDial =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly dial: number };

export interface StormDialView {
  readonly faction: FactionId;
  readonly dial: SealedDial;
}

/** The storm phase as the whole table may see it; from `moved` on with how it came out. */
export interface StormView {
  readonly id: StormId;
  readonly step: StormStep;
  /** The two who dial; empty where Weather Control, or a storm card, has taken their place. */
  readonly dialers: readonly StormDialView[];
  readonly range: NumberRange | null;
  readonly control: StormControl | null;
  /** The storm card, once it is turned over. */
  readonly card: number | null;
  /** How far the storm moves, once that is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  readonly outcome: Pick<StormReport, 'from' | 'to' | 'forcesLost' | 'spiceLost' | 'firstPlayer'> | null;
}

/** The end of a turn: the board compared, then a win that may have been foretold, then what was counted. */
export interface MentatPauseView {
  readonly step: 'board' | 'prediction' | 'counted';
  /** What players have said of the board. */
  readonly words: readonly { readonly faction: FactionId; readonly says: BoardWord }[];
  /** Empty until it is counted. */
  readonly standings: readonly SideStanding[];
  readonly wouldWin: Victory | null;
}

/** The set-up as the whole table may see it. */
export interface SetupView {
  readonly step: SetupStep;
  /** Every step, in its order. */
  readonly steps: readonly SetupStep[];
}

/** The running window; times are the server's, in ms. */
export interface WindowView {
  readonly id: WindowId;
  readonly ask: WindowAsk;
  readonly opened: number;
  readonly deadline: number;
}

/** What everyone may know of one faction. */
export interface FactionView {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
  /** Everybody allied with it, in the order of the circles; empty when it stands alone. */
  readonly allies: readonly FactionId[];
  /** `hidden` where the edition keeps reserves secret (1979). */
  readonly reserves: Troops | 'hidden';
  readonly tanks: Troops;
  /** Its forces have a second side. */
  readonly hasAdvisors: boolean;
  /** Territories where all its forces are advisors: they fight, hold and block nothing. */
  readonly advisorsIn: readonly TerritoryId[];
  readonly strongholds: readonly TerritoryId[];
  readonly talking: boolean;
}

/** Where a leader disc lies, and the territory that holds it for this phase. */
export interface LeaderView {
  readonly leader: LeaderId;
  /**
   * `hidden` where it cannot be known: while leaders of its faction are captive or lie face down in the tanks, only
   * their captor and their owner can tell which. Those two see `captive`.
   */
  readonly where: 'ready' | 'tanks' | 'captive' | 'hidden';
  /** In the tanks with its face hidden, as captor and owner see it. */
  readonly faceDown: boolean;
  readonly deaths: 0 | 1 | 2;
  readonly foughtIn: TerritoryId | null;
  /** Back from the tanks, but not to be played before the next battle phase. */
  readonly resting: boolean;
}

/** How many leaders of `owner` are captive, and how many lie face down in the tanks; everybody can count them. */
export interface CaptivesView {
  readonly captor: FactionId;
  readonly owner: FactionId;
  readonly held: number;
  readonly faceDown: number;
}

/** The Kwisatz Haderach as everybody may see it: whether it is awake yet, only its owner knows. */
export interface KwisatzHaderachView {
  readonly of: FactionId;
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** What everyone may know. */
export interface TableView {
  readonly choices: TableChoices;
  /** Where the table is in its turn. */
  readonly phase: PhaseId;
  /** The phases of a turn in this edition, in order. */
  readonly phaseOrder: readonly PhaseId[];
  /** What Mentat plays now; `null` while the table plays on the board. */
  readonly running: PhaseId | null;
  /** What the moderator steps to next; `null` while something runs. */
  readonly next: { readonly turn: number; readonly phase: PhaseId } | null;
  readonly mentatPause: MentatPauseView | null;
  /** How the game was won; `null` while it is played. */
  readonly victory: Victory | null;
  /** The strongholds as they were counted turn by turn, once the game is won. */
  readonly counts: readonly StrongholdCount[];
  readonly turn: number;
  readonly turnLimit: number;
  readonly strongholdsToWin: { readonly solo: number; readonly alliance: number };
  /** How many factions may stand together. */
  readonly allianceLimit: number | 'any';
  readonly handLimits: readonly { readonly faction: FactionId; readonly limit: number }[];
  readonly storm: Sector;
  readonly shieldWallStands: boolean;
  /** The two who used the wheels last; empty when nobody has. */
  readonly lastWheels: readonly FactionId[];
  /** The storm that is dialled, or this turn's after it has moved, until the next phase. */
  readonly stormPhase: StormView | null;
  /** Who draws the storm cards, and whether one lies face down; `null` where none are used. */
  readonly stormCard: { readonly drawnBy: FactionId; readonly lies: boolean } | null;
  /** `null` while no game is being set up. */
  readonly setup: SetupView | null;
  readonly firstPlayer: FactionId;
  /** Factions in play, first player first, counter-clockwise. */
  readonly order: readonly FactionId[];
  readonly factions: readonly FactionView[];
  readonly forces: readonly ForceStack[];
  readonly spiceOnBoard: readonly SpiceOnBoard[];
  readonly leaders: readonly LeaderView[];
  /** Who captures leaders; `null` where nobody does. */
  readonly captor: FactionId | null;
  readonly captives: readonly CaptivesView[];
  /** `null` where nobody at this table can come to have it. */
  readonly kwisatzHaderach: KwisatzHaderachView | null;
  /** Who has a special Karama power that is used up by being used, and whether it is; empty where nobody has. */
  readonly specialKarama: readonly { readonly faction: FactionId; readonly used: boolean }[];
  /** Whether a leader brought back may have to rest before it fights. */
  readonly leadersRest: boolean;
  /** Who foretells the winner; what is foretold is secret. */
  readonly predictor: FactionId | null;
  readonly discards: readonly TreacheryTitle[];
  /** Questions put under a Truthtrance in this turn, in order. */
  readonly truths: readonly TruthQuestion[];
  /** Out of the game for good. */
  readonly removedCards: readonly TreacheryTitle[];
  readonly battle: BattleView | null;
  /** Battles that the board asks for now, the running one left out. */
  readonly battles: readonly PendingBattle[];
  readonly window: WindowView | null;
  /** The moderator holds the table: nothing goes on and no time runs. */
  readonly paused: boolean;
  /** Whose decisions are owed, as far as the table may know; nobody is named while a window asks all. */
  readonly awaited: readonly Awaited[];
  readonly instructions: readonly Instruction[];
  /** The last lines, oldest first. */
  readonly log: readonly LogLine[];
}

/** Somebody whom the table waits for, and what for. */
export interface Awaited {
  readonly faction: FactionId;
  readonly to: PromptKind;
}

/** What one faction alone may know. */
export interface OwnView {
  readonly faction: FactionId;
  readonly spice: number | 'uncounted';
  readonly hand: readonly HandSlot[];
  readonly handLimit: number;
  readonly traitors: readonly LeaderId[] | 'unknown';
  readonly traitorLimit: number;
  /** `null` where this faction foretells nothing. */
  readonly prediction: Prediction | 'untold' | null;
  /** Leaders it holds captive; `null` for all who capture nobody. */
  readonly captives: readonly LeaderId[] | null;
  /** How many own forces were lost in battles, and how many wake the Kwisatz Haderach; `null` for all who have none. */
  readonly battleLosses: { readonly lost: number; readonly needed: number } | null;
  readonly standsAside: boolean;
  readonly raisedHand: boolean;
  /** Its own committed plan in the running battle. */
  readonly plan: BattlePlan | null;
  /** The storm card it has drawn and laid face down; `null` for who draws none. */
  readonly stormCard: StormCard | null;
  /** Its own committed dial of the running storm. */
  readonly stormDial: number | null;
  /** Its own forces in reserve, also where they are kept from others. */
  readonly reserves: Troops;
  /** What prescience showed this faction in the running battle. */
  readonly seen: OpenElement | null;
  /** The whole plan of another that this faction was shown in the running battle. */
  readonly seenPlan: OpenPlan | null;
  /** What this faction had to show. */
  readonly shown: ShownElement | null;
}

/** A decision that is owed: since when, and from when on the desk may answer in the seat's place (server time, ms). */
export interface OwedView {
  readonly prompt: PromptId;
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly since: number;
  readonly answerableFrom: number;
}

/** What only the moderator needs; it holds no secret of any seat. */
export interface DeskView {
  readonly owed: readonly OwedView[];
  readonly checks: readonly { readonly faction: FactionId; readonly matter: OwnMatter }[];
  /** Points one can return to, newest last, each named by the public line that still stands there. */
  readonly points: readonly LogLine[];
}

/** Everything one audience receives. Built from nothing, for that audience alone. */
export type View =
  | { readonly audience: 'table'; readonly table: TableView }
  | { readonly audience: 'moderator'; readonly table: TableView; readonly desk: DeskView }
  | {
      readonly audience: FactionId;
      readonly table: TableView;
      readonly mine: OwnView;
      readonly prompts: readonly Prompt[];
      /** Cards that may be played at any time; nobody waits for it, and every seat has one. */
      readonly freePlay: Prompt;
    };

/** The view of a seat. */
export type SeatView = Extract<View, { readonly mine: OwnView }>;
/** The view of the moderator's desk. */
export type DeskViewWhole = Extract<View, { readonly desk: DeskView }>;

/** What going back would mean, asked before it is done. Holds names of secrets, never their content. */
export interface TakeBackPreview {
  readonly to: number;
  readonly undone: readonly LogLine[];
  readonly seen: readonly KnowledgeGrant[];
  readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: HandMove }[];
}
