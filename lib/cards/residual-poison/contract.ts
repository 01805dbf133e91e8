import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { CardBeforeShield } from '../../model/laid-cards.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';

/**
 * A card laid face down before a shield as a Residual Poison. The list of laid cards has its title, real or a bluff.
 */
export interface Poison {
  readonly by: FactionId;
  readonly against: FactionId;
  /** The spice demanded in each turn. */
  readonly amount: number;
  /** The first turn in which the bribe is due. */
  readonly from: number;
}

/** A card laid as a Residual Poison whose effect a secret die decides. The list of laid cards has its title. */
export interface Poisoning {
  readonly by: FactionId;
  readonly against: FactionId;
  /** The number of the die, 1 to 6. Secret except to `by`. `untold` if Mentat has not thrown; `null` before the throw. */
  readonly number: number | 'untold' | null;
  /** The leader that the number names; `null` if it names none. Secret except to `by`. */
  readonly leader: LeaderId | null;
  /** The turn and the phase of the throw. */
  readonly turn: number;
  readonly phase: PhaseId;
}

/** Spice that a faction owes another for a bluff that was found out. */
export interface PoisonDebt {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly amount: number;
}

/**
 * The bribes of a turn: the factions that are still asked, and the factions whose refusal means that a card is shown.
 */
export interface BribesActivity {
  readonly kind: 'bribes';
  readonly id: 'bribes';
  readonly asked: readonly FactionId[];
  readonly refused: readonly FactionId[];
}

/** The throw of the secret die, just after a card was laid. It takes no time. */
export interface PoisonDieActivity {
  readonly kind: 'poison-die';
  readonly id: 'poison-die';
  readonly by: FactionId;
  readonly against: FactionId;
}

/** The events of Residual Poison. The cards move by events of the pieces. */
export type ResidualPoisonEvent =
  | ({ readonly type: 'PoisonLaid' } & Poison)
  /** The movement round has begun: these factions pay or refuse. */
  | { readonly type: 'BribesDemanded'; readonly turn: number; readonly of: readonly FactionId[] }
  | { readonly type: 'BribeAnswered'; readonly against: FactionId; readonly paid: boolean }
  /** `leader` dies of the poison; `null` for a bluff, or if the faction has no leader left. */
  | {
      readonly type: 'PoisonShown';
      readonly by: FactionId;
      readonly against: FactionId;
      readonly card: TreacheryTitle;
      readonly leader: LeaderId | null;
    }
  /** All bribes of the turn are settled. */
  | { readonly type: 'BribesSettled' }
  /** The card goes to the discards unseen. */
  | { readonly type: 'PoisonTakenAway'; readonly by: FactionId; readonly against: FactionId }
  /** A card is laid down, and a secret die decides its effect. A leader in a sealed plan of `against` stays there. */
  | { readonly type: 'PoisonCast'; readonly by: FactionId; readonly against: FactionId }
  /** Only the poisoner knows the number, and the leader that it names. */
  | {
      readonly type: 'PoisonDieThrown';
      readonly by: FactionId;
      readonly against: FactionId;
      readonly number: number;
      readonly leader: LeaderId | null;
    }
  /** The die shows a six: the card is shown and discarded, and the poisoner pays. */
  | {
      readonly type: 'PoisonSix';
      readonly by: FactionId;
      readonly against: FactionId;
      readonly card: TreacheryTitle | 'unknown';
      readonly paid: number;
    }
  /** The time of the die is over, and the card goes to the discards unseen. */
  | { readonly type: 'PoisonOver'; readonly by: FactionId; readonly against: FactionId }
  | ({ readonly type: 'BluffOwed' } & PoisonDebt)
  | ({ readonly type: 'BluffPaid' } & PoisonDebt);

/** The prompts of this feature; a comment gives the shape of each answer. */
export type ResidualPoisonPrompt =
  /** The asked faction answers `refuse`, or `pay` if its spice is enough. */
  | {
      readonly kind: 'pay-bribe';
      readonly by: FactionId;
      readonly amount: number;
      /** The spice that the other player owes if the card is a bluff. */
      readonly forBluff: number;
    }
  /** The answer is `{ card }`, and for a Residual Poison also the `leader` that dies. */
  | { readonly kind: 'show-poison'; readonly against: FactionId; readonly amount: number };

/** The log lines of this feature. */
export type ResidualPoisonLogFact =
  | ({ readonly code: 'poison-laid' } & Omit<Poison, 'from'>)
  /** The log line for the owner of the card alone. */
  | {
      readonly code: 'own-poison-laid';
      readonly against: FactionId;
      readonly amount: number;
      readonly card: TreacheryTitle;
    }
  | ({ readonly code: 'bribe-paid' } & PoisonDebt)
  | { readonly code: 'bribe-refused'; readonly by: FactionId; readonly to: FactionId }
  | {
      readonly code: 'poison-shown';
      readonly by: FactionId;
      readonly against: FactionId;
      readonly card: TreacheryTitle;
      readonly leader: LeaderId | null;
    }
  | { readonly code: 'poison-taken-away'; readonly by: FactionId; readonly against: FactionId }
  | { readonly code: 'poison-cast'; readonly by: FactionId; readonly against: FactionId }
  /** The log line for the poisoner alone. */
  | {
      readonly code: 'own-poison-die';
      readonly against: FactionId;
      readonly number: number;
      readonly leader: LeaderId | null;
    }
  | { readonly code: 'poison-six'; readonly by: FactionId; readonly against: FactionId; readonly paid: number }
  | { readonly code: 'poison-over'; readonly by: FactionId; readonly against: FactionId }
  | ({ readonly code: 'bluff-owed' } & PoisonDebt)
  | ({ readonly code: 'bluff-paid' } & PoisonDebt);

/** The physical actions of this feature, for cards of cardboard. */
export interface ResidualPoisonMove {
  readonly kind: 'lay-before-shield' | 'take-from-shield' | 'discard-unseen';
  readonly faction: FactionId;
  readonly before: FactionId;
}

/** The commands of seats. */
export type ResidualPoisonCommand =
  /** Takes the sender's card from before the shield of `against`, in the sender's own move. */
  { readonly type: 'TakePoisonAway'; readonly against: FactionId };

/** The facts that a moderator sets. */
export type ResidualPoisonFact =
  /**
   * The card before the shield of `faction`: who laid it, and the spice demanded; `null` and 0 if no card lies there.
   */
  | {
      readonly kind: 'poison';
      readonly faction: FactionId;
      readonly by: FactionId | null;
      readonly amount: number;
    }
  /** The faction whose card lies before the shield of `faction`, if a secret die decides its effect; `null` for none. */
  | { readonly kind: 'poisoning'; readonly faction: FactionId; readonly by: FactionId | null }
  /** The spice that `faction` still owes another for bluffs. */
  | {
      readonly kind: 'poison-debt';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly amount: number;
    };

/** The refusals of commands and facts. */
export type ResidualPoisonRefusal =
  /** The deck of this table has no Residual Poison. */
  | { readonly code: 'no-residual-poison' }
  /** No card of this seat lies before the shield of `against`. */
  | { readonly code: 'no-poison-there'; readonly against: FactionId }
  /** A player can take the card away only in the player's own turn to ship and move. */
  | { readonly code: 'only-in-own-move' }
  /** A faction can neither poison nor pay itself. */
  | { readonly code: 'poisons-itself' };

/** The slice of this feature. */
export interface ResidualPoisonSlice {
  readonly poisons: readonly Poison[];
  /** The cards whose effect a secret die decides. */
  readonly poisonings: readonly Poisoning[];
  readonly poisonDebts: readonly PoisonDebt[];
  /** The last turn in which bribes were demanded. */
  readonly bribesDemandedIn: number;
}

/** The public view of this feature. */
export interface ResidualPoisonPublicView {
  /** The cards before shields and the debts; `null` where the deck has no such card. */
  readonly residualPoison: {
    readonly lies: readonly Poison[];
    readonly owed: readonly PoisonDebt[];
    /** The smallest and the largest demand. */
    readonly least: number;
    readonly most: number;
  } | null;
  /** The cards before shields whose effect a secret die decides; `null` where the deck has no such card. */
  readonly poisonings: readonly Pick<Poisoning, 'by' | 'against'>[] | null;
}

/** The own view of this feature. */
export interface ResidualPoisonOwnView {
  /** The own cards before shields, and whether their owner may take them away now. */
  readonly ownPoisons: { readonly cards: readonly CardBeforeShield[]; readonly mayTakeAway: boolean };
  /** What the die says about each own card before a shield. */
  readonly ownPoisonings: readonly OwnPoisoning[];
}

/** A thrown die, as its owner sees it. `lastTurn` is the last turn of its time. */
export interface OwnPoisoning extends Pick<Poisoning, 'against' | 'number' | 'leader'> {
  readonly lastTurn: number;
}

/** The contract of Residual Poison. */
export interface ResidualPoisonContract {
  readonly activity: BribesActivity | PoisonDieActivity;
  readonly slice: ResidualPoisonSlice;
  readonly event: ResidualPoisonEvent;
  readonly prompt: ResidualPoisonPrompt;
  readonly logFact: ResidualPoisonLogFact;
  readonly action: ResidualPoisonMove;
  readonly command: ResidualPoisonCommand;
  readonly fact: ResidualPoisonFact;
  readonly refusal: ResidualPoisonRefusal;
  readonly publicView: ResidualPoisonPublicView;
  readonly ownView: ResidualPoisonOwnView;
}
