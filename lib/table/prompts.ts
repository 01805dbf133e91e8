import type { Grammar } from '../core/grammar.ts';
import type { Place } from './board.ts';
import type {
  BattleId,
  OpenElement,
  PendingBattle,
  PlaceBar,
  PlanElement,
  ShownElement,
  VoiceCommand,
} from './battle.ts';
import type { ForceStack, Troops } from './board.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { OwnMatter } from './facts.ts';
import type { Landing } from './shipment.ts';
import type { DrawnMatter } from './setup.ts';
import type { NumberRange, StormId } from './storm.ts';
import type { Victory } from './victory.ts';
import type { TerritoryId } from './territories.ts';
import type { QuestionId, TruthQuestion } from './truth.ts';
import type { Dialled, FightingForces, Mix } from './strength.ts';
import type { CancellableAct, Occasion } from './windows.ts';

/** Made of the decision asked and the epoch; a take-back or a relevant correction raises the epoch. */
export type PromptId = string;

/**
 * A decision that one faction may or must make now. `answers` is the whole of the legal answers: an answer is accepted
 * exactly when its prompt is open and contains it. `sealed` tells the owner that an answer is committed and may still be
 * withdrawn. `deadline` is server time in milliseconds; when it passes, no answer counts as declining.
 */
interface PromptBase {
  readonly id: PromptId;
  readonly asks: FactionId;
  readonly answers: Grammar;
  readonly sealed: boolean;
  readonly deadline: number | null;
}

/** Beside a part’s name: special forces placed there. And special forces that stay in reserve. */
export const PLACED_SPECIAL = '*';
export const RESERVED_SPECIAL = 'reserves*';

/** What each kind of prompt tells beside its answers; the comment gives the shape of an answer. */
export type PromptAsk =
  /** Who wins, and when: `{ faction, turn }`, or `'untold'` where it lies on its cards only. */
  | { readonly kind: 'predict' }
  /** Cardboard: take so many and keep some. `'drawn'` when that is done; telling what they are answers it too. */
  | { readonly kind: 'draw-own'; readonly matter: DrawnMatter; readonly count: number; readonly keeps: number }
  /**
   * Where forces begin: a record of part name to ordinary forces, of part name with `PLACED_SPECIAL` to special ones,
   * and of `RESERVED_SPECIAL` to special ones held back; without special forces in reserve, of part name alone.
   */
  | {
      readonly kind: 'spread-forces';
      readonly parts: readonly Place[];
      readonly count: number;
      /** Special forces in the reserves. */
      readonly special: number;
    }
  /** Where so many forces begin: a part name. */
  | { readonly kind: 'start-anywhere'; readonly count: number }
  /** One's part of the board is set up: `true`. */
  | { readonly kind: 'setup-done' }
  /** The aggressor picks the next battle: the index of one of `battles`, from 0. */
  | { readonly kind: 'choose-battle'; readonly battles: readonly PendingBattle[] }
  /** `{ play: boolean, kind: VoiceKind }`, or `null` to stay silent. */
  | { readonly kind: 'voice'; readonly battle: BattleId; readonly target: FactionId; readonly onBehalfOf: FactionId }
  /** A `PlanElement`, or `null` to look away. */
  | {
      readonly kind: 'prescience';
      readonly battle: BattleId;
      readonly target: FactionId;
      readonly onBehalfOf: FactionId;
    }
  /** `{ play: false }`, or `{ play: true, slot, card, of }`: a Karama for the whole plan of one of `targets`. */
  | { readonly kind: 'see-plan'; readonly battle: BattleId; readonly targets: readonly FactionId[] }
  /** The target shows the element as it will stand in the plan: that field's value, or `'none'` for no weapon or defense. */
  | {
      readonly kind: 'show-element';
      readonly battle: BattleId;
      readonly element: PlanElement;
      /** Who will see it. */
      readonly to: FactionId;
    }
  /**
   * Perhaps no leader is free: `'leader'` or `'cheap-hero'` (nothing is announced), or `'none'` (announced to all, no
   * cards in the plan).
   */
  | { readonly kind: 'announce-no-leader'; readonly battle: BattleId }
  /** May the other side play without a leader? `true` or `false`. */
  | { readonly kind: 'consent-no-leader'; readonly battle: BattleId; readonly proposer: FactionId }
  /** A `BattlePlan`. */
  | {
      readonly kind: 'battle-plan';
      readonly battle: BattleId;
      readonly opponent: FactionId;
      /** One's own forces in the battle, and how they count. */
      readonly fighting: FightingForces;
      readonly voice: VoiceCommand | null;
      /** What this side has shown and can no longer change. */
      readonly shown: ShownElement | null;
      /** What this side has seen of the opponent's plan. */
      readonly seen: OpenElement | null;
      /** Why no card of the hand may lie in a place where one could; `null` where one may, or none could anyway. */
      readonly barred: Readonly<Record<'weapon' | 'defense', PlaceBar | null>>;
      /** What the Kwisatz Haderach would add; `null` where it cannot go along. */
      readonly kwisatzHaderach: number | null;
      /** Who has seen this side's whole plan, which is final by that. */
      readonly seenBy: FactionId | null;
      /** By common consent this side may choose to play no leader; it asks with `ProposeNoLeader`. */
      readonly mayProposeNoLeader: boolean;
    }
  /** Pass-or-play, asked of all in the same shape. `{ play: false }`, or `{ play: true, slot, card, act }`: `acts[act]` is stopped. */
  | { readonly kind: 'interfere'; readonly during: Occasion; readonly acts: readonly CancellableAct[] }
  /** Asked of all in the same shape. `{ call: false }`, or `{ call: true, leader }`. */
  | { readonly kind: 'treachery'; readonly battle: BattleId }
  /**
   * Where the winner's losses come from: a record of part name (`"carthag@10"`) to its plain forces lost, and, where
   * special ones fight, of `specialName` of it to those. Together they are one of the `mixes` that make up the dial.
   */
  | ({ readonly kind: 'choose-losses'; readonly battle: BattleId; readonly mixes: readonly Mix[] } & Dialled)
  /** What becomes of the winner's weapon and defense: a record of slot to `true` (keep) or `false` (discard). */
  | { readonly kind: 'keep-cards'; readonly battle: BattleId }
  /** The winner may draw a leader of the loser at random: `'draw'`, or `'leave'`. */
  | { readonly kind: 'capture'; readonly battle: BattleId; readonly loser: FactionId }
  /** The leader drawn: `'keep'` it for one battle, or `'kill'` it for spice, face down. */
  | { readonly kind: 'captive'; readonly battle: BattleId; readonly leader: LeaderId; readonly pays: number }
  /** The result stands and the board is put right: `true` lets the table go on. Asked of both sides. */
  | { readonly kind: 'battle-done'; readonly battle: BattleId }
  /** Asked of the two who dial the storm: a number of `range`. */
  | {
      readonly kind: 'storm-dial';
      readonly storm: StormId;
      /** Who dials the other wheel. */
      readonly other: FactionId;
      readonly range: NumberRange;
    }
  /** The owner turns the storm card over and says its number, one of `range`. Everybody sees it then. */
  | { readonly kind: 'storm-card'; readonly storm: StormId; readonly range: NumberRange }
  /**
   * The storm takes only some of these forces, as it moves or as they come into it; which, a record of `lossFields` to
   * numbers.
   */
  | {
      readonly kind: 'storm-losses';
      readonly during: Occasion;
      readonly stacks: readonly ForceStack[];
      readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
    }
  /** Asked of all in the same shape. `{ play: false }`, or `{ play: true, slot, card, sectors }`. */
  | { readonly kind: 'weather-control'; readonly storm: StormId }
  /** Asked of all in the same shape. `{ play: false }`, or `{ play: true, slot, card }`. */
  | { readonly kind: 'family-atomics'; readonly storm: StormId; readonly sectors: number }
  /** The end of a turn: `'right'` when the board is as Mentat has it, else a `BoardMatter` that is off. */
  | { readonly kind: 'check-board'; readonly turn: number }
  /** Somebody would win: who of them was foretold to win in this turn; `null` when it was not this. */
  | { readonly kind: 'open-prediction'; readonly victory: Victory }
  /**
   * Cards that may be played at any time: open for every seat always, awaited by nobody, apart from the prompts that
   * are owed. `{ play: true, slot, card, … }` with what is said as the card is played; nothing where none can be.
   */
  | { readonly kind: 'free-play' }
  /**
   * Reserves may come onto the board: `{ place, forces, special }`, a part name, ordinary forces and special ones, at
   * least one in all. An offer that nobody waits for.
   */
  | {
      readonly kind: 'bring-reserves';
      readonly landings: readonly Landing[];
      readonly reserves: Troops;
      /** How many the storm takes of so many forces that come into it, from none on. */
      readonly stormTakes: readonly number[];
    }
  /** Under a Truthtrance: one of `TRUTHS`, for all to hear. */
  | ({ readonly kind: 'tell-truth'; readonly question: QuestionId } & Pick<TruthQuestion, 'by' | 'words'>)
  /** The moderator thinks something of yours is off: `'right'` when it is right as it stands; else enter it anew. */
  | { readonly kind: 'check-own'; readonly matter: OwnMatter }
  /** App traitors: the leader to keep, of four dealt; `null` where none of them may be kept. */
  | { readonly kind: 'choose-traitor'; readonly dealt: readonly LeaderId[] };

/** A decision with its question and its legal answers. */
export type Prompt = PromptBase & PromptAsk;
export type PromptKind = PromptAsk['kind'];

/** Questions that wait beside the play: they are answered when their owner likes, and hold nobody up. */
const BESIDE_THE_PLAY: readonly PromptKind[] = ['check-own', 'bring-reserves', 'free-play'];

/** Whether the table goes on without this answer. */
export const isBesideThePlay = (kind: PromptKind): boolean => BESIDE_THE_PLAY.includes(kind);

/** What may be done and need not be: nobody does it in the place of who does not. */
const OFFERS = ['bring-reserves', 'free-play'] as const satisfies readonly PromptKind[];
export type OfferKind = (typeof OFFERS)[number];

/** Whether this is an offer, which has no default. */
export const isOffer = (kind: PromptKind): kind is OfferKind => OFFERS.some((offer) => offer === kind);
