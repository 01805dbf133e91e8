import type { AdvantageId } from './advantages.ts';
import type { Sector } from './board.ts';
import { type FactionId, type OfFactions, PLAN_FIELDS } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { TerritoryId } from './territories.ts';
import type { PlayedCard, TreacheryTitle } from './treachery-cards.ts';

/** Names one battle of the game: `b1`, `b2`, … in the order they were announced. */
export type BattleId = `b${number}`;

/**
 * A battle that must be fought: two factions in one territory, in sectors that the storm does not part.
 * `sectors` are the sectors of that piece; forces of either side beyond the storm take no part.
 */
export interface BattleSite {
  readonly territory: TerritoryId;
  readonly sectors: readonly Sector[];
}

/** A battle not begun, and the two who must fight it. */
export interface PendingBattle extends BattleSite {
  readonly factions: readonly [FactionId, FactionId];
}

/** Who stands in the leader's place of a plan. */
export type PlanLeader =
  { readonly kind: 'leader'; readonly leader: LeaderId } | ({ readonly kind: 'cheap-hero' } & PlayedCard) | null;

/**
 * What powers add to a battle plan and to the sum, each under its own name. Plans and sums are stored with these names, so
 * that they stay for ever.
 */
export type AddedField = OfFactions<'planFields'>;
/** Something for each of them. */
export type PerPower<T> = Readonly<Record<AddedField, T>>;
/** Says something for each of them. */
export const mapPerPower = <T>(say: (field: AddedField) => T): PerPower<T> =>
  Object.fromEntries(ADDED_FIELDS.map((field) => [field, say(field)])) as PerPower<T>;

const ADDED_FIELDS = Object.keys(PLAN_FIELDS) as readonly AddedField[];

/**
 * The sealed battle plan. `dial` is the strength dialled, 0 to what the forces in the battle are worth, in half steps
 * in advanced combat; `spice` is laid beside it for forces that count in full. `leader` is `null` only where the faction
 * has announced that it has neither leader nor cheap hero. What powers add goes with a leader or cheap hero.
 */
export interface BattlePlan extends PerPower<boolean> {
  readonly dial: number;
  readonly spice: number;
  readonly leader: PlanLeader;
  readonly weapon: PlayedCard | null;
  readonly defense: PlayedCard | null;
}

/** The parts of a plan, as prescience can ask for them. */
export const PLAN_ELEMENTS = ['leader', 'weapon', 'defense', 'dial'] as const;
export type PlanElement = (typeof PLAN_ELEMENTS)[number];

/** What can keep every card of a hand out of a place: a power, or that nobody leads, announced or agreed. */
export type CardBan = AdvantageId | 'no-leader';

/**
 * What prescience was shown. For weapon and defense, `none` fixes that no weapon or defense is played;
 * a worthless card may still lie in that place (ruling R-171).
 */
export type ShownElement =
  | { readonly element: 'leader'; readonly leader: PlanLeader }
  | { readonly element: 'weapon' | 'defense'; readonly card: PlayedCard | 'none' }
  | { readonly element: 'dial'; readonly dial: number };

/**
 * The same as others see it, turned face up: a slot's name would tell how many cards went through a hand, so it stays
 * with the owner.
 */
export interface OpenCard {
  readonly card: TreacheryTitle;
}
export type OpenLeader =
  { readonly kind: 'leader'; readonly leader: LeaderId } | ({ readonly kind: 'cheap-hero' } & OpenCard) | null;
export interface OpenPlan extends PerPower<boolean> {
  readonly dial: number;
  readonly spice: number;
  readonly leader: OpenLeader;
  readonly weapon: OpenCard | null;
  readonly defense: OpenCard | null;
}
export type OpenElement =
  | { readonly element: 'leader'; readonly leader: OpenLeader }
  | { readonly element: 'weapon' | 'defense'; readonly card: OpenCard | 'none' }
  | { readonly element: 'dial'; readonly dial: number };

/** The steps of a battle, in order; the same ladder on every phone and on the screen. */
export const BATTLE_STEPS = ['voice', 'prescience', 'plans', 'traitor-call', 'result'] as const;
export type BattleStepId = (typeof BATTLE_STEPS)[number];

/** Forces that make up a dial: how many count in full, by 1 spice each, and how many at half. */
export interface Support {
  readonly full: number;
  readonly half: number;
}

/**
 * One side's line of the sum, with what each power has added to it, which is mostly 0. `leaderStrength` is 0 for a cheap
 * hero, no leader, or a leader who was killed.
 */
export interface SideTotal extends PerPower<number> {
  readonly faction: FactionId;
  readonly dial: number;
  /** Spice laid beside the dial. */
  readonly spice: number;
  /** `null` where spice counts for nothing, and where several sets of forces make up the dial. */
  readonly support: Support | null;
  readonly leader: OpenLeader;
  readonly leaderStrength: number;
  readonly leaderKilledBy: TreacheryTitle | null;
  readonly total: number;
}

/** A traitor called in a battle: `caller` holds the card, `victim` played the leader. */
export interface TraitorCall {
  readonly caller: FactionId;
  readonly victim: FactionId;
  readonly leader: LeaderId;
}

/**
 * Why a battle came out as it did. Messages and pages tell it; what follows from the battle stands in the other facts of
 * its outcome.
 */
export type OutcomeReason =
  /** The sums were compared, aggressor first. At a tie the aggressor has won. */
  | { readonly kind: 'sum'; readonly sides: readonly [SideTotal, SideTotal]; readonly tie: boolean }
  /** One leader was called a traitor, or both. */
  | { readonly kind: 'traitors'; readonly calls: readonly TraitorCall[] }
  /** A weapon exploded with a defense; whose they were. */
  | { readonly kind: 'explosion'; readonly lasgun: FactionId; readonly shield: FactionId }
  | { readonly kind: 'power'; readonly power: AdvantageId };

/** A leader who dies of a battle. */
export interface DeadLeader {
  readonly leader: LeaderId;
  /** The card that killed it; `null` for a traitor, and in an explosion. */
  readonly by: TreacheryTitle | null;
}

/**
 * What a side loses of its forces in the battle and of the spice beside its dial: all of both; the forces that it dialled
 * and the spice, which only a winner can; or neither.
 */
export interface SideLoss {
  readonly faction: FactionId;
  readonly loses: 'everything' | 'what-it-dialled' | 'nothing';
}

/** How a battle came out: facts, from which everything after the battle follows. */
export interface BattleOutcome {
  readonly why: OutcomeReason;
  /** Mostly one of the sides. A power can let a third faction win; `null` where nobody wins. */
  readonly winner: FactionId | null;
  readonly dead: readonly DeadLeader[];
  /** Both sides, aggressor first. */
  readonly lost: readonly [SideLoss, SideLoss];
  /** All forces and spice in the territory are lost, of bystanders too: how much spice; `null` where they are not. */
  readonly territoryLost: { readonly spice: number } | null;
  /** Spice for dead leaders, from the bank to the winner. */
  readonly paid: number;
}

/** What this faction loses by a battle; nothing where it is no side of it. */
export const lossOf = ({ lost }: BattleOutcome, faction: FactionId): SideLoss['loses'] =>
  lost.find((side) => side.faction === faction)?.loses ?? 'nothing';

/** What the winner does with the cards of the plan. */
export interface CardFate extends OpenCard {
  readonly fate: 'kept' | 'discarded';
}
