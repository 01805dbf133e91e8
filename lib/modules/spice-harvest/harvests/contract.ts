/** The contract of the harvests: the First Manager, and five reports with shares, votes and payments. */
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Payee } from '../../../model/payments.ts';
import type { HarvestCard } from '../rules.ts';
import type { HarvestsLogFact } from './contract/log-facts.ts';
import type {
  CastVote,
  DecidedSuccession,
  HarvestReport,
  HarvestStep,
  HarvestVote,
  ManagerSum,
  NewManagerBecause,
  PaidFromPot,
  Share,
} from './contract/report.ts';
import type { HarvestsOwnView, HarvestsPublicView } from './contract/views.ts';

export type * from './contract/log-facts.ts';
export type * from './contract/report.ts';
export type * from './contract/views.ts';

/** The course of the module, which says which part comes next. It lies below the other activities of the module. */
export interface PreludeActivity {
  readonly kind: 'prelude';
  readonly id: 'prelude';
  readonly next: 'first-manager' | 'harvest' | 'auction' | 'trading' | 'claims' | 'free-start' | 'end';
}

/** All seats hold spice in the hand at once. The sums are secret until all sums are in. */
export interface FirstManagerActivity {
  readonly kind: 'first-manager';
  readonly id: 'first-manager';
  readonly sums: Commitments<number>;
}

/** One harvest. The slice has the Manager, because worms, taxes and votes change the Manager. */
export interface HarvestActivity {
  readonly kind: 'harvest';
  readonly id: `harvest-${number}`;
  readonly step: HarvestStep;
  /** The values of the drawn cards, as the Manager counts them. Only the Manager knows them until the votes are shown. */
  readonly drawn: readonly number[];
  /** The values that are printed on these cards. */
  readonly printed: readonly number[];
  /** The price that was asked for one more card; `null` without an offer. */
  readonly extraPrice: number | null;
  readonly announced: number | null;
  /** The shares. The Manager knows all shares, and each faction knows its own share. */
  readonly shares: readonly Share[];
  /** The faction whose share was looked at; `null` before a look. Secret to the faction that looked. */
  readonly lookedAt: { readonly by: FactionId; readonly at: FactionId } | null;
  readonly votes: Commitments<HarvestVote>;
  /** The shown votes, in order from the right of the Manager; empty before the votes are shown. */
  readonly voted: readonly CastVote[];
  /** The rest of the pot that the no voters divide; `null` unless no voters are asked. */
  readonly rest: number | null;
  /** The divisions that no voters have sealed; a division of `null` means equal parts. */
  readonly splits: Commitments<readonly PaidFromPot[] | null>;
  /** The time at which the no voters get equal parts (server time, ms); `null` unless no voters are asked. */
  readonly splitUntil: number | null;
}

/** The slice of the harvests; `null` at a table without the module, or with its own cards. */
export interface HarvestsSlice {
  readonly harvests: {
    /** The deck, the top card first. Secret to all. */
    readonly deck: readonly HarvestCard[];
    /** The cards that were drawn, including worms. They are shuffled when the deck is empty. */
    readonly drawn: readonly HarvestCard[];
    /** The Manager; `null` before there is a First Manager. */
    readonly manager: FactionId | null;
    /** The number of the current or last harvest; 0 before the first harvest. */
    readonly harvest: number;
    /** The factions that stayed Manager after a dishonest report. Each faction can do so once in the module. */
    readonly keptOffice: readonly FactionId[];
    /** The sums with which the First Manager was chosen; empty before that. */
    readonly sums: readonly ManagerSum[];
    /** The receiver of the First Manager's sum; `null` before the sum is paid. */
    readonly payee: FactionId | null;
    readonly reports: readonly HarvestReport[];
    /** The last decision of a faction about the next Manager; `null` before the first such decision. */
    readonly decided: DecidedSuccession | null;
  } | null;
}

/** The events of the harvests. Payments follow them as moves of spice. */
export type HarvestsEvent =
  /** The module begins. */
  | { readonly type: 'PreludeBegan' }
  /** The next part of the module begins, and the part of this event follows it. */
  | { readonly type: 'PreludeWentOn'; readonly next: PreludeActivity['next'] }
  | { readonly type: 'FirstManagerAsked' }
  | { readonly type: 'ManagerSumSealed'; readonly faction: FactionId; readonly sum: number }
  | { readonly type: 'ManagerSumWithdrawn'; readonly faction: FactionId }
  /** All sums are shown. Chance has settled ties. `payee` receives the Manager's sum. */
  | {
      readonly type: 'FirstManagerNamed';
      readonly sums: readonly ManagerSum[];
      readonly manager: FactionId;
      readonly payee: FactionId;
    }
  | { readonly type: 'HarvestBegan'; readonly harvest: number }
  /**
   * `unable` are the factions that could not pay and gave the office to the right. `to` is `null` if no tax is due or
   * nobody can pay.
   */
  | {
      readonly type: 'HarvestTaxed';
      readonly manager: FactionId;
      readonly unable: readonly FactionId[];
      readonly to: Payee | null;
    }
  /** A worm was drawn. It is shown and laid aside; `manager` draws the next card. */
  | { readonly type: 'HarvestWormDrawn'; readonly manager: FactionId }
  /** The Manager has drawn a card. Only the Manager reads it. `counts` is the value of the card if it is higher. */
  | {
      readonly type: 'HarvestCardDrawn';
      readonly manager: FactionId;
      readonly card: number;
      readonly counts?: number;
      readonly next: 'extra-offer' | 'report';
    }
  | { readonly type: 'HarvestDeckShuffled'; readonly deck: readonly HarvestCard[] }
  /** A price of `null` offers nothing. */
  | { readonly type: 'ExtraCardOffered'; readonly faction: FactionId; readonly price: number | null }
  | { readonly type: 'ExtraCardAnswered'; readonly manager: FactionId; readonly buys: boolean }
  | { readonly type: 'HarvestAnnounced'; readonly manager: FactionId; readonly announced: number }
  | { readonly type: 'SharesHandedOut'; readonly manager: FactionId; readonly shares: readonly Share[] }
  | { readonly type: 'ShareLookedAt'; readonly by: FactionId; readonly at: FactionId }
  | { readonly type: 'HarvestVoteSealed'; readonly faction: FactionId; readonly vote: HarvestVote }
  | { readonly type: 'HarvestVoteWithdrawn'; readonly faction: FactionId }
  /** All votes and the cards are shown. The yes voters are paid. The no voters divide `rest`, unless it is `null`. */
  | {
      readonly type: 'HarvestVoted';
      readonly votes: readonly CastVote[];
      readonly drawn: number;
      readonly cards: number;
      readonly paid: readonly PaidFromPot[];
      readonly rest: number | null;
    }
  | {
      readonly type: 'SplitSealed';
      readonly faction: FactionId;
      readonly split: readonly PaidFromPot[] | null;
    }
  | { readonly type: 'SplitWithdrawn'; readonly faction: FactionId }
  /** The clock of the no voters starts. It also starts again after a take-back. */
  | { readonly type: 'SplitTimed'; readonly until: number }
  /** The payments are made. */
  | { readonly type: 'HarvestSettled'; readonly report: HarvestReport }
  /** The Manager was caught, and a faction may pass over the right neighbour. */
  | { readonly type: 'HarvestManagerFell'; readonly manager: FactionId }
  /** `kept` is `true` if the Manager was caught and keeps the office. `passedOver` names a neighbour who was blocked. */
  | {
      readonly type: 'HarvestManagerNamed';
      readonly manager: FactionId;
      readonly because: NewManagerBecause;
      readonly kept: boolean;
      readonly passedOver?: { readonly by: FactionId; readonly faction: FactionId };
    }
  | { readonly type: 'HarvestEnded'; readonly harvest: number }
  /** The module is over and the set-up goes on. */
  | { readonly type: 'PreludeEnded' };

/** The prompts of the harvests; each comment gives the shape of an answer. */
export type HarvestsPrompt =
  /** A sum from 0 to the amount of the own spice. */
  | { readonly kind: 'manager-sum' }
  /** The price of one more card. `null` offers nothing. */
  | { readonly kind: 'offer-harvest-card' }
  /** `true` buys one more card at this price. */
  | { readonly kind: 'buy-harvest-card'; readonly price: number; readonly drawn: number }
  /** A number from 0 to `drawn`. */
  | { readonly kind: 'announce-harvest'; readonly drawn: number }
  /** A record that gives each faction its share. */
  | { readonly kind: 'hand-out-shares'; readonly drawn: number; readonly announced: number }
  /** The faction whose share the asked faction wants to see. An answer is not required. */
  | { readonly kind: 'look-at-share' }
  /** `'yes'` or `'no'`. */
  | { readonly kind: 'harvest-vote'; readonly announced: number; readonly manager: FactionId; readonly share: number }
  /** A record that gives each no voter its part, or `null` for equal parts. The parts add up to `rest`. */
  | { readonly kind: 'split-harvest'; readonly rest: number; readonly among: readonly FactionId[] }
  /** `true` passes over `next`, and `then` becomes Manager. */
  | {
      readonly kind: 'pass-over-manager';
      readonly fallen: FactionId;
      readonly next: FactionId;
      readonly then: FactionId;
    };

/** The facts of the harvests that a moderator sets. */
export type HarvestsFact =
  | { readonly kind: 'harvest-manager'; readonly manager: FactionId }
  /** The number of the current or last harvest. */
  | { readonly kind: 'harvest-number'; readonly harvest: number }
  /** Whether a faction has stayed Manager after a dishonest report. */
  | { readonly kind: 'kept-office'; readonly faction: FactionId; readonly kept: boolean };

/** The contract of the harvests. */
export interface HarvestsContract {
  readonly slice: HarvestsSlice;
  /** The shuffled deck. A table without the module, or with its own cards, leaves it out. */
  readonly opening: { readonly harvestDeck?: readonly HarvestCard[] };
  readonly activity: PreludeActivity | FirstManagerActivity | HarvestActivity;
  readonly event: HarvestsEvent;
  readonly prompt: HarvestsPrompt;
  readonly optionalPrompt: 'look-at-share';
  readonly logFact: HarvestsLogFact;
  readonly fact: HarvestsFact;
  /** The table plays no harvests, or plays none now. */
  readonly refusal: { readonly code: 'no-harvests' };
  readonly publicView: HarvestsPublicView;
  readonly ownView: HarvestsOwnView;
}
