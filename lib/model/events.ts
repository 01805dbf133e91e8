import type { AdvantageId } from './advantages.ts';
import type { Actor } from './audience.ts';
import type {
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  CardFate,
  PlanElement,
  ShownElement,
  TreacheryCall,
  VoiceCommand,
} from './battle.ts';
import type { ForcesSide, ForceStack, Place, Sector, SpiceOnBoard, Troops } from './board.ts';
import type { FactionId, Seating } from './factions.ts';
import type { OwnFact, OwnMatter, PublicFact } from './facts.ts';
import type { HandMove, InstructionId } from './instructions.ts';
import type { KnowledgeGrant } from './knowledge.ts';
import type { LeaderId } from './leaders.ts';
import type { PhaseId } from './phases.ts';
import type { Prediction } from './prediction.ts';
import type { PromptKind } from './prompts.ts';
import type { DrawnMatter, SetupStep } from './setup.ts';
import type { TableChoices, WindowAnswer } from './state.ts';
import type { NumberRange, SteeredBy, StormControl, StormDial, StormId } from './storm.ts';
import type { TerritoryId } from './territories.ts';
import type { QuestionId, Truth } from './truth.ts';
import type { HandSlot, PlayedCard, SlotId, TreacheryTitle } from './treachery.ts';
import type { BoardWord, StrongholdCount, Victory } from './victory.ts';
import type { CancellableAct, WindowAsk, WindowId, Occasion } from './windows.ts';

/** Where spice can lie or go. */
export type Purse = 'bank' | FactionId | Place;

/**
 * What happened: a fact with its outcome, appended and never changed. `evolve` records it without asking a rule, so a
 * fixed rule never rewrites a finished game. Stored shapes are permanent; a new shape comes with an upcast.
 */
export type GameEvent =
  | {
      readonly type: 'TableOpened';
      readonly choices: TableChoices;
      readonly seating: readonly Seating[];
      readonly firstPlayer: FactionId;
      /** Who foretells the winner; `null` where nobody at this table does. */
      readonly predictor: FactionId | null;
      /** Who may come to have the Kwisatz Haderach; `null` where nobody at this table does. */
      readonly kwisatzHaderach: FactionId | null;
      /** How many of a faction's forces are special ones; factions without any are left out. */
      readonly specialForces: readonly { readonly faction: FactionId; readonly special: number }[];
      /** App components only, else empty: the shuffled order, top first. */
      readonly treacheryDeck: readonly TreacheryTitle[];
      readonly traitorDeck: readonly LeaderId[];
    }
  | { readonly type: 'FactCorrected'; readonly fact: PublicFact; readonly was: PublicFact }
  /** `laid` are slots of an entered hand that lie on the table in a revealed plan: they keep their names. */
  | {
      readonly type: 'OwnFactEntered';
      readonly faction: FactionId;
      readonly fact: OwnFact;
      readonly laid: readonly SlotId[];
    }
  | { readonly type: 'OwnerAsked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly type: 'OwnerChecked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | {
      readonly type: 'TruthAsked';
      readonly question: QuestionId;
      readonly by: FactionId;
      readonly of: FactionId;
      readonly words: string;
    }
  | { readonly type: 'TruthTold'; readonly question: QuestionId; readonly told: Truth }
  | { readonly type: 'CardsDealt'; readonly faction: FactionId; readonly cards: readonly HandSlot[] }
  | { readonly type: 'DiscardsReshuffled'; readonly deck: readonly TreacheryTitle[] }
  /** `deck` is the new order of the deck, the returned cards among it. */
  | {
      readonly type: 'HandReturned';
      readonly faction: FactionId;
      readonly deck: readonly TreacheryTitle[];
    }
  | { readonly type: 'TraitorsDealt'; readonly faction: FactionId; readonly leaders: readonly LeaderId[] }
  | {
      readonly type: 'TraitorsChosen';
      readonly faction: FactionId;
      readonly kept: readonly LeaderId[];
      readonly returned: readonly LeaderId[];
    }
  | { readonly type: 'HandRaised'; readonly faction: FactionId; readonly at: number }
  /** `by` is the faction itself, or the moderator. `shift` is how long open deadlines are put off, in ms. */
  | { readonly type: 'HandLowered'; readonly faction: FactionId; readonly by: Actor; readonly shift: number }
  | { readonly type: 'TablePaused'; readonly at: number }
  /** `shift` is how long open deadlines are put off, in ms; 0 while a raised hand still holds them. */
  | { readonly type: 'TableResumed'; readonly shift: number }
  | { readonly type: 'StoodAside'; readonly faction: FactionId; readonly on: boolean }
  /** The moderator let a silent seat take the cheapest answer, unseen. */
  | { readonly type: 'DefaultTaken'; readonly faction: FactionId; readonly to: PromptKind }
  | { readonly type: 'SetupBegan'; readonly step: SetupStep }
  /** The step before is done; nobody has done anything of this one. */
  | { readonly type: 'SetupStepBegan'; readonly step: SetupStep }
  | { readonly type: 'SetupPartDone'; readonly faction: FactionId }
  | {
      readonly type: 'PredictionSealed';
      readonly faction: FactionId;
      readonly prediction: Prediction | 'untold';
    }
  /** A faction has drawn from the cardboard; what it told of it, if anything, is an event of its own. */
  | { readonly type: 'OwnDrawn'; readonly faction: FactionId; readonly matter: DrawnMatter }
  | { readonly type: 'StartingSpiceTaken'; readonly faction: FactionId; readonly spice: number }
  /** From the reserves onto the board, as the game is set up. */
  | ({ readonly type: 'ForcesPlaced'; readonly faction: FactionId; readonly side: ForcesSide } & Troops & Place)
  /** `phase` is the one that comes next. */
  | { readonly type: 'SetupEnded'; readonly phase: PhaseId }
  | ({ readonly type: 'StormBegan'; readonly storm: StormId } & StormDialling)
  /** A correction changed what the dialling rests on: nothing is dialled any more. */
  | ({
      readonly type: 'StormDialsReset';
      readonly storm: StormId;
      /** A correction, or a storm card that a Karama has stopped. */
      readonly because: 'corrected' | 'stopped';
    } & StormDialling)
  /** `control` is `null` when nobody played Weather Control, and the storm is dialled. */
  | { readonly type: 'WeatherResolved'; readonly storm: StormId; readonly control: StormControl | null }
  | {
      readonly type: 'StormDialCommitted';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly dial: number;
    }
  /** Known before, or drawn only now from the app's deck, or told by its owner as it is turned over. */
  | {
      readonly type: 'StormCardRevealed';
      readonly storm: StormId;
      readonly by: FactionId;
      readonly card: number;
    }
  /** The card for the next storm lies face down. `untold`: it is cardboard, and only its owner has seen it. */
  | { readonly type: 'StormCardDrawn'; readonly faction: FactionId; readonly card: number | 'untold' }
  /** Which of its forces die, where the storm takes only some of them and their owner chooses. */
  | {
      readonly type: 'StormLossesChosen';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly lost: readonly ForceStack[];
    }
  /** A correction changed what stands in the way: it is chosen anew. */
  | { readonly type: 'StormLossesReset'; readonly storm: StormId }
  | { readonly type: 'StormDialWithdrawn'; readonly storm: StormId; readonly faction: FactionId }
  | {
      readonly type: 'StormDialsRevealed';
      readonly storm: StormId;
      readonly dials: readonly [StormDial, StormDial];
      /** Their sum: how far the storm will move. */
      readonly sectors: number;
    }
  /** `by` is `null` when nobody played Family Atomics; else the Shield Wall is gone. */
  | { readonly type: 'AtomicsResolved'; readonly storm: StormId; readonly by: FactionId | null }
  /** The losses named here follow as events of their own. */
  | {
      readonly type: 'StormMoved';
      readonly storm: StormId;
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly forcesLost: readonly ForceStack[];
      readonly spiceLost: readonly SpiceOnBoard[];
      readonly firstPlayer: FactionId;
    }
  | { readonly type: 'StormEnded'; readonly storm: StormId }
  /** The phase is played on the board. */
  | { readonly type: 'PhaseBegan'; readonly phase: PhaseId }
  /** What lasts one turn is over. */
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | { readonly type: 'MentatPauseBegan' }
  | { readonly type: 'BoardChecked'; readonly faction: FactionId; readonly says: BoardWord }
  | { readonly type: 'BoardCheckWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'BoardAgreed' }
  /** `foretells` is asked whether the win was foretold; `null` when no prediction can trump it, or nobody wins. */
  | ({
      readonly type: 'StrongholdsCounted';
      readonly wouldWin: Victory | null;
      readonly foretells: FactionId | null;
    } & StrongholdCount)
  /** `foretold` is who was to win in this turn; `null` when this was not foretold. */
  | { readonly type: 'PredictionAnswered'; readonly by: FactionId; readonly foretold: FactionId | null }
  | { readonly type: 'GameWon'; readonly victory: Victory }
  /** A correction touched what was counted: it is counted anew. */
  | { readonly type: 'VictoryReopened' }
  | { readonly type: 'MentatPauseEnded' }
  | { readonly type: 'BattlesBegan'; readonly aggressors: readonly FactionId[] }
  /** A correction changed who attacks in which order. */
  | { readonly type: 'AggressorsOrdered'; readonly aggressors: readonly FactionId[] }
  /** This aggressor has no battle left; the next in order takes over. */
  | { readonly type: 'AggressorDone'; readonly faction: FactionId }
  | ({
      readonly type: 'BattleChosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  | { readonly type: 'VoiceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | {
      readonly type: 'VoiceUsed';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly command: VoiceCommand;
    }
  | { readonly type: 'PrescienceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | {
      readonly type: 'PrescienceUsed';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly element: PlanElement;
    }
  /** A Karama played for the special power of its owner. */
  | { readonly type: 'SpecialKaramaUsed'; readonly faction: FactionId; readonly advantage: AdvantageId }
  | { readonly type: 'PlanLookDeclined'; readonly battle: BattleId; readonly by: FactionId }
  | {
      readonly type: 'PlanLookOrdered';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly target: FactionId;
    }
  | {
      readonly type: 'PlanShown';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly plan: BattlePlan;
    }
  | {
      readonly type: 'ElementShown';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly shown: ShownElement;
    }
  | {
      readonly type: 'WindowOpened';
      readonly window: WindowId;
      readonly ask: WindowAsk;
      readonly opened: number;
      readonly deadline: number;
    }
  | {
      readonly type: 'WindowAnswered';
      readonly window: WindowId;
      readonly faction: FactionId;
      readonly answer: WindowAnswer;
    }
  | { readonly type: 'WindowAnswerWithdrawn'; readonly window: WindowId; readonly faction: FactionId }
  | { readonly type: 'WindowClosed'; readonly window: WindowId }
  /** The act stands: nobody interfered. */
  | { readonly type: 'ActStands'; readonly during: Occasion; readonly act: CancellableAct }
  | {
      readonly type: 'ActCancelled';
      readonly during: Occasion;
      readonly act: CancellableAct;
      readonly by: FactionId;
    }
  /** A card that is no Karama is laid down as one against `act`, and may itself be stopped. */
  | {
      readonly type: 'PlayedAsKarama';
      readonly during: Occasion;
      readonly act: CancellableAct;
      readonly by: FactionId;
      readonly card: PlayedCard;
    }
  | {
      readonly type: 'LeaderAnnounced';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly leaderless: boolean;
    }
  | { readonly type: 'NoLeaderProposed'; readonly battle: BattleId; readonly faction: FactionId }
  | {
      readonly type: 'NoLeaderAnswered';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly agreed: boolean;
    }
  /**
   * A correction or a newly told hand may have made an announcement or a shown element untrue: these sides are asked
   * again, from the rung `at`.
   */
  | {
      readonly type: 'BattleReopened';
      readonly battle: BattleId;
      readonly at: 'prescience' | 'announcements';
      readonly sides: readonly FactionId[];
    }
  | { readonly type: 'PlansOpened'; readonly battle: BattleId }
  | {
      readonly type: 'PlanCommitted';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly plan: BattlePlan;
    }
  /** `corrected` when a correction touched the battle; whether the plan was still possible is not told by it. */
  | {
      readonly type: 'PlanWithdrawn';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly because: 'own-wish' | 'corrected' | 'other-seen';
    }
  | {
      readonly type: 'PlansRevealed';
      readonly battle: BattleId;
      readonly aggressor: BattlePlan;
      readonly defender: BattlePlan;
    }
  | { readonly type: 'TreacheryResolved'; readonly battle: BattleId; readonly calls: readonly TreacheryCall[] }
  | { readonly type: 'BattleResolved'; readonly battle: BattleId; readonly outcome: BattleOutcome }
  /** The winner's losses are taken, or there are none. */
  | { readonly type: 'LossesTaken'; readonly battle: BattleId }
  | ({ readonly type: 'ForcesLost'; readonly faction: FactionId } & Troops & Place)
  /** All forces of a faction in one territory turn to their other side. */
  | {
      readonly type: 'SideShown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: 'own-wish' | 'alone' | 'placed';
    }
  | { readonly type: 'LeaderKilled'; readonly leader: LeaderId }
  /** `resting`: it may not be played before the next battle phase. */
  | { readonly type: 'LeaderRevived'; readonly leader: LeaderId; readonly resting: boolean }
  /** From the tanks to the reserves. */
  | ({ readonly type: 'ForcesRevived'; readonly faction: FactionId } & Troops)
  /** The winner draws none of the loser's leaders. */
  | { readonly type: 'CaptureDeclined'; readonly battle: BattleId; readonly by: FactionId }
  /** Drawn at random; captor and owner alone learn who it is. */
  | {
      readonly type: 'LeaderCaptured';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Held for one battle. */
  | { readonly type: 'CaptiveKept'; readonly battle: BattleId; readonly captor: FactionId }
  /** Put face down into the tanks; the spice for it moves by an event of its own. */
  | {
      readonly type: 'CaptiveKilled';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Captives go home: used in a battle, or their captor has no leader of its own left. */
  | {
      readonly type: 'CaptivesReturned';
      readonly captor: FactionId;
      readonly leaders: readonly LeaderId[];
      readonly because: 'used' | 'no-leaders';
    }
  /** Only a lasgun meeting a shield kills it. */
  | { readonly type: 'KwisatzHaderachKilled'; readonly of: FactionId }
  | { readonly type: 'LeaderBound'; readonly leader: LeaderId; readonly territory: TerritoryId }
  | { readonly type: 'SpiceMoved'; readonly from: Purse; readonly to: Purse; readonly amount: number }
  /** A card leaves its owner's hand for the discards; one that Mentat had not been told is named by that. */
  | { readonly type: 'CardDiscarded'; readonly faction: FactionId; readonly card: PlayedCard }
  /** Out of the game for good, not among the discards. */
  | { readonly type: 'CardRemoved'; readonly faction: FactionId; readonly card: PlayedCard }
  | {
      readonly type: 'CardsSettled';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly fates: readonly CardFate[];
    }
  | { readonly type: 'BattleDone'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleEnded'; readonly battle: BattleId }
  /** Leaders come home. */
  | { readonly type: 'BattlesEnded'; readonly unfought: number }
  | {
      readonly type: 'Instructed';
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: HandMove }[];
    }
  | {
      readonly type: 'InstructionTicked';
      readonly instruction: InstructionId;
      readonly by: Actor;
      readonly done: boolean;
    }
  | { readonly type: 'InstructionsCleared' }
  /** Open decisions are asked anew under new ids after a correction that touches them. */
  | { readonly type: 'EpochRaised' }
  /** The position after event `to` of the log again; `line` is the public line that names the point. */
  | {
      readonly type: 'TakenBack';
      readonly to: number;
      readonly line: number;
      readonly at: number;
      /** All that was learnt since and stays learnt. */
      readonly seen: readonly KnowledgeGrant[];
      readonly epoch: number;
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: HandMove }[];
      /** App decks: the new order of cards nobody has seen; `null` on cardboard. */
      readonly treacheryDeck: readonly TreacheryTitle[] | null;
    };

/** What steers a storm; and who dials it, and how far each may, where nothing else does. */
interface StormDialling {
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}

export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;
