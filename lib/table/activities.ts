/** What can be going on at a table, one thing on top of another; the last one owns the prompts. */
import type { AdvantageId } from './advantages.ts';
import type { ForceStack, Place, Troops } from './board.ts';
import type {
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  PlanElement,
  ShownElement,
  TreacheryCall,
  VoiceCommand,
} from './battle.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { ShipmentId } from './shipment.ts';
import type { SetupStep } from './setup.ts';
import type { NumberRange, SteeredBy, StormControl, StormDial, StormId } from './storm.ts';
import type { PlayedCard } from './treachery.ts';
import type { BoardWord, Victory } from './victory.ts';
import type { WindowAsk, WindowId, CancellableAct, Occasion } from './windows.ts';

/** Bottom of the stack while the table plays a phase on cardboard or enters a position. */
export interface TableActivity {
  readonly kind: 'table';
}

/** The set-up of a game; `rung` is the step it is at. */
export interface SetupActivity {
  readonly kind: 'setup';
  readonly rung: SetupStep;
  /** Who has done their part of this step. */
  readonly doneBy: readonly FactionId[];
}

/** What has become of the powers that a Karama may stop, in one battle, one storm or one shipment. */
export interface Stops {
  /** Powers that the table has been asked about; they stand, or are among the cancelled. */
  readonly settled: readonly AdvantageId[];
  readonly cancelled: readonly AdvantageId[];
}

/** The storm phase; `rung` is what happens now. Commitments are secret until both are revealed in one event. */
export interface StormActivity extends Stops {
  readonly kind: 'storm';
  readonly id: StormId;
  readonly rung: 'weather' | 'dials' | 'card' | 'atomics' | 'moving';
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
  readonly committed: readonly StormDial[];
  /** Empty until both are turned over; stays empty when Weather Control takes their place. */
  readonly revealed: readonly StormDial[];
  readonly control: StormControl | null;
  /** How far the storm will move, once that is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  /** The storm card turned over. */
  readonly card: number | null;
  /** Which of their forces the storm takes, from those who could choose; `count` and `special` are what falls. */
  readonly chosenLosses: readonly { readonly faction: FactionId; readonly lost: readonly ForceStack[] }[];
}

/** Reserves that have been announced and have not landed; `rung` is what they wait for. */
export interface ShipmentActivity extends Stops {
  readonly kind: 'shipment';
  readonly id: ShipmentId;
  readonly faction: FactionId;
  readonly place: Place;
  readonly troops: Troops;
  readonly rung: 'announced' | 'losses';
}

/** The battle phase. `aggressors` still to come, first one current; who has finished is gone from the list. */
export interface BattlePhaseActivity {
  readonly kind: 'battle-phase';
  readonly aggressors: readonly FactionId[];
}

/** One side of a running battle. Commitments are secret until both are revealed in one event. */
export interface BattleSide {
  readonly faction: FactionId;
  readonly committed: BattlePlan | null;
  /** What prescience has fixed, and who saw it. */
  readonly shown: { readonly to: FactionId; readonly element: ShownElement } | null;
  /** Announced: neither leader nor cheap hero, or by common consent none. */
  readonly leaderless: 'not-asked' | 'announced' | 'agreed' | 'not-announced';
}

/** How far the Voice or prescience of a battle has come. */
export type ProbeState<Order> =
  | { readonly state: 'to-come' }
  | { readonly state: 'declined' }
  | {
      readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
      readonly by: FactionId;
      /** The side in whose battle it was used: `by` or its ally. */
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly order: Order;
    };

/** How far the special look at a whole plan has come; the one seen is final. */
export type PlanLook =
  | { readonly state: 'to-come' | 'declined' }
  | { readonly state: 'ordered' | 'answered'; readonly by: FactionId; readonly target: FactionId };

/** A running battle; `rung` is what happens now. */
export interface BattleActivity extends BattleSite, Stops {
  readonly kind: 'battle';
  readonly id: BattleId;
  readonly aggressor: BattleSide;
  readonly defender: BattleSide;
  readonly rung:
    'voice' | 'prescience' | 'announcements' | 'plans' | 'treachery' | 'resolution' | 'losses' | 'cards' | 'over';
  readonly voice: ProbeState<VoiceCommand>;
  readonly prescience: ProbeState<PlanElement>;
  readonly look: PlanLook;
  /** Times leave to play no leader was asked. */
  readonly noLeaderAsked: number;
  /** Who asks leave to play no leader, and waits for the other side. */
  readonly noLeaderProposedBy: FactionId | null;
  readonly revealed: { readonly aggressor: BattlePlan; readonly defender: BattlePlan } | null;
  /** `null` until the treachery window has closed. */
  readonly calls: readonly TreacheryCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** The leader just drawn by the winner, to be kept or killed. Secret but to captor and owner. */
  readonly captured: LeaderId | null;
  /** Whoever may draw a leader has drawn and decided, or left it. */
  readonly captureSettled: boolean;
  /** Sides that have said that their part of the board is put right. */
  readonly doneBy: readonly FactionId[];
}

/** Something everybody is asked in the same shape. Answers are secret until it closes. */
export interface WindowActivity {
  readonly kind: 'window';
  readonly id: WindowId;
  readonly ask: WindowAsk;
  /** Server time, ms. */
  readonly opened: number;
  readonly deadline: number;
  readonly answers: readonly { readonly faction: FactionId; readonly answer: WindowAnswer }[];
}

/** What one seat answered in a window. */
export type WindowAnswer =
  | { readonly kind: 'pass' }
  | ({ readonly kind: 'play' } & WindowPlay)
  | { readonly kind: 'call'; readonly leader: LeaderId };

/** The end of a turn; `rung` is what happens now. */
export interface MentatPauseActivity {
  readonly kind: 'mentat-pause';
  readonly rung: 'board' | 'victory' | 'prediction';
  /** What players have said of the board so far. */
  readonly words: readonly { readonly faction: FactionId; readonly says: BoardWord }[];
  /** The win that a prediction may still trump, on the rung `prediction`. */
  readonly wouldWin: Victory | null;
}

/** The game is won: nothing more is asked, and what is corrected now may open it again. */
export interface EndingActivity {
  readonly kind: 'ending';
}

/** A card laid down in a window, and the one number said with it. */
export interface WindowPlay extends PlayedCard {
  /** Sectors that Weather Control moves the storm; which of the acts a Karama stops, from 0; `null` where nothing is said. */
  readonly number: number | null;
}

/** A card played as a Karama lies on the table until nobody stops it; then it stops `act`. */
export interface ContestedActivity {
  readonly kind: 'contested';
  readonly during: Occasion;
  readonly act: CancellableAct;
  readonly by: FactionId;
  readonly card: PlayedCard;
}

/** What can be going on; one may stand on top of another. */
export type Activity =
  | TableActivity
  | SetupActivity
  | StormActivity
  | ShipmentActivity
  | BattlePhaseActivity
  | BattleActivity
  | WindowActivity
  | MentatPauseActivity
  | EndingActivity
  | ContestedActivity;
