/** The contract of Kanly: dueling cards, threats, and duels in the arena. */
import type {
  ArenaMove,
  ArenaDirection,
  BorderId,
  DefenseCard,
  DuelingCard,
  DuelRules,
  SectorId,
} from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { Hit } from '../arena/attack.ts';
import type {
  Backing,
  KanlyActivity,
  KanlyEnd,
  Second,
  SecondsPay,
  ShownSecond,
  Side,
  Threat,
} from './contract/duel.ts';
import type { KanlyOwnView, KanlyPublicView } from './contract/views.ts';

export type * from './contract/duel.ts';
export type * from './contract/views.ts';

/** The dueling cards of one faction. */
export interface DuelingHand {
  readonly faction: FactionId;
  readonly cards: readonly DuelingCard[];
}

/** The slice of Kanly; `null` at a table without the module. */
export interface KanlySlice {
  readonly kanly: {
    /** The arena, the deck and the limits of this table. */
    readonly rules: DuelRules;
    /** The deck, the top card first. Secret to all. */
    readonly deck: readonly DuelingCard[];
    readonly discards: readonly DuelingCard[];
    /** The hands. Each is secret to its owner. */
    readonly hands: readonly DuelingHand[];
    /** The threats of this turn and of earlier turns. */
    readonly threats: readonly Threat[];
    /** The number of duels so far. */
    readonly duels: number;
  } | null;
}

/** The events of Kanly. */
export type KanlyEvent =
  | { readonly type: 'KanlyThreatened'; readonly by: FactionId; readonly on: FactionId; readonly action: string }
  /** The threat leads to no duel in this turn: its player or the moderator withdrew it, or it lapsed. */
  | { readonly type: 'KanlyThreatEnded'; readonly by: FactionId; readonly because: 'withdrawn' | 'lapsed' }
  /** The action has happened, and a duel follows as soon as everything else that runs is over. */
  | { readonly type: 'KanlyDeclared'; readonly by: FactionId; readonly on: FactionId }
  | { readonly type: 'KanlyBegan'; readonly by: FactionId; readonly on: FactionId }
  | { readonly type: 'ChampionSealed'; readonly faction: FactionId; readonly leader: LeaderId }
  | { readonly type: 'ChampionWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'ChampionsReady' }
  | { readonly type: 'ChampionPlaced'; readonly faction: FactionId; readonly at: SectorId }
  | { readonly type: 'BackingSealed'; readonly faction: FactionId; readonly amount: number }
  | { readonly type: 'BackingWithdrawn'; readonly faction: FactionId }
  /** Both sums are shown. The spice follows as moves. */
  | { readonly type: 'BackingShown'; readonly backing: readonly Backing[] }
  | { readonly type: 'SecondSealed'; readonly faction: FactionId; readonly second: Second | 'nobody' }
  | { readonly type: 'SecondWithdrawn'; readonly faction: FactionId }
  /** The sides are shown and the fight begins. `values` are those of the champions, which only their owners know. */
  | { readonly type: 'SidesShown'; readonly sides: readonly Side[]; readonly values: readonly Backing[] }
  /** `shows` is the leader that an attack shows to all; `null` for other moves. */
  | {
      readonly type: 'ArenaMoved';
      readonly faction: FactionId;
      readonly move: ArenaMove;
      readonly shows: LeaderId | null;
    }
  /** Only the owner reads the card. */
  | { readonly type: 'DuelingCardDrawn'; readonly faction: FactionId; readonly card: DuelingCard }
  | { readonly type: 'DuelingDeckShuffled'; readonly deck: readonly DuelingCard[] }
  /** The attack waits for an answer. It is resolved at this moment at the earliest (server time, ms). */
  | { readonly type: 'AttackTimed'; readonly until: number }
  | { readonly type: 'AttackAnswered'; readonly faction: FactionId; readonly plays: boolean }
  /** The attack is resolved. Payments and deaths follow. */
  | {
      readonly type: 'AttackResolved';
      readonly by: FactionId;
      readonly on: FactionId;
      readonly answer: DefenseCard | null;
      readonly hits: readonly Hit[];
    }
  /** `winner` is the faction whose champion won; `null` if nobody won. */
  | {
      readonly type: 'KanlyEnded';
      readonly how: KanlyEnd;
      readonly winner: FactionId | null;
      readonly seconds: readonly ShownSecond[];
    }
  | ({ readonly type: 'SecondPaid' } & SecondsPay)
  | { readonly type: 'KanlyOver' }
  /** A duellist offers to part, or takes the offer back. */
  | { readonly type: 'PartingOffered'; readonly faction: FactionId; readonly offers: boolean };

/** The prompts of Kanly; each comment gives the shape of an answer. */
export type KanlyPrompt =
  /** One own leader. */
  | { readonly kind: 'kanly-champion'; readonly against: FactionId }
  /** A free sector of the outermost ring. */
  | { readonly kind: 'place-champion'; readonly against: FactionId }
  /** A number of own spice. */
  | { readonly kind: 'back-champion'; readonly against: FactionId }
  /** `{ side, leader }`, or `nobody`. */
  | { readonly kind: 'send-second'; readonly by: FactionId; readonly on: FactionId }
  /** A move of `ArenaMove`. */
  | { readonly kind: 'arena-move'; readonly made: number; readonly three: number | null }
  /** `true` plays the one card that answers the attack. */
  | { readonly kind: 'answer-attack'; readonly by: FactionId; readonly direction: ArenaDirection }
  /** `{ forces, special, leaders }`; the rest of the points is spice. */
  | { readonly kind: 'collect-second'; readonly points: number };

/** The commands of Kanly. */
export type KanlyCommand =
  | { readonly type: 'ThreatenKanly'; readonly on: FactionId; readonly action: string }
  /** The action of the sender's threat has happened. */
  | { readonly type: 'DeclareKanly' }
  /** The sender withdraws its own threat. */
  | { readonly type: 'TakeBackThreat' }
  /** The sender offers to part from its opponent, or takes this offer back. */
  | { readonly type: 'OfferToPart'; readonly offers: boolean }
  /** The same by the moderator, for a threat of `by`. */
  | { readonly type: 'CallKanly'; readonly by: FactionId }
  /** The moderator withdraws a threat. */
  | { readonly type: 'WithdrawKanly'; readonly by: FactionId }
  /** The duellists part. Moderator. */
  | { readonly type: 'PartDuellists' };

/** The facts of a running duel that a moderator sets. */
export type KanlyFact =
  | { readonly kind: 'duel-place'; readonly faction: FactionId; readonly at: SectorId }
  /** The value that is left of a shown leader. */
  | { readonly kind: 'duel-worth'; readonly faction: FactionId; readonly worth: number }
  | { readonly kind: 'duel-backing'; readonly faction: FactionId; readonly amount: number }
  /** Whether a block lies on a border. */
  | { readonly kind: 'duel-block'; readonly border: BorderId; readonly lies: boolean };

/** The refusals of Kanly. */
export type KanlyRefusal =
  | { readonly code: 'no-duels-here' }
  /** A battle, an auction, a window or a duel runs. */
  | { readonly code: 'no-threat-now' }
  /** Players of this table declare Kanly with a card. */
  | { readonly code: 'kanly-by-card' }
  /** This faction has no part in duels. */
  | { readonly code: 'outside-duels'; readonly faction: FactionId }
  | { readonly code: 'one-threat-a-turn' }
  | { readonly code: 'threatens-itself' }
  | { readonly code: 'threatens-ally'; readonly faction: FactionId }
  | { readonly code: 'threat-repeated'; readonly by: FactionId }
  | { readonly code: 'no-leader-for-duel'; readonly faction: FactionId }
  | { readonly code: 'threat-silenced' }
  | { readonly code: 'no-threat-open'; readonly faction: FactionId }
  /** The threatened player has already fought a duel that was threatened against it in this turn. */
  | { readonly code: 'duel-fought'; readonly faction: FactionId }
  | { readonly code: 'no-duel-now' }
  | { readonly code: 'duellists-only' }
  /** The arena has no such place, or another leader stands there. */
  | { readonly code: 'no-free-sector' }
  | { readonly code: 'leader-face-down'; readonly faction: FactionId };

/** The log lines of Kanly. */
export type KanlyLogFact =
  | { readonly code: 'kanly-threatened'; readonly by: FactionId; readonly on: FactionId; readonly action: string }
  | { readonly code: 'kanly-threat-ended'; readonly by: FactionId; readonly because: 'withdrawn' | 'lapsed' }
  | { readonly code: 'kanly-declared'; readonly by: FactionId; readonly on: FactionId }
  | { readonly code: 'parting-offered'; readonly faction: FactionId; readonly offers: boolean }
  | { readonly code: 'champion-placed'; readonly faction: FactionId }
  | { readonly code: 'backing-shown'; readonly backing: readonly Backing[] }
  | { readonly code: 'sides-shown'; readonly sides: readonly Side[] }
  | { readonly code: 'arena-moved'; readonly faction: FactionId; readonly move: ArenaMove }
  | { readonly code: 'dueling-card-drawn'; readonly faction: FactionId }
  /** The log line for the owner of the card. */
  | { readonly code: 'own-dueling-card'; readonly card: DuelingCard }
  | { readonly code: 'dueling-deck-shuffled' }
  | {
      readonly code: 'attack-resolved';
      readonly by: FactionId;
      readonly on: FactionId;
      readonly answer: DefenseCard | null;
      readonly hits: readonly Hit[];
    }
  | {
      readonly code: 'kanly-ended';
      readonly how: KanlyEnd;
      readonly winner: FactionId | null;
      readonly seconds: readonly ShownSecond[];
    }
  | ({ readonly code: 'second-paid' } & SecondsPay);

/** The contract of Kanly. */
export interface KanlyContract {
  readonly slice: KanlySlice;
  /** The shuffled dueling deck and the rules of the arena. A table without the module leaves them out. */
  readonly opening: { readonly duelingDeck?: readonly DuelingCard[]; readonly duelRules?: DuelRules };
  readonly activity: KanlyActivity;
  readonly event: KanlyEvent;
  readonly prompt: KanlyPrompt;
  readonly command: KanlyCommand;
  readonly fact: KanlyFact;
  readonly refusal: KanlyRefusal;
  readonly logFact: KanlyLogFact;
  readonly publicView: KanlyPublicView;
  readonly ownView: KanlyOwnView;
}
