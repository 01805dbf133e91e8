import type { AdvantageId } from './advantages.ts';
import type { Sector } from './board.ts';
import { type FactionId, type OfFactions, PLAN_FIELDS } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { TerritoryId } from './territories.ts';
import type { PlayedCard, TreacheryTitle } from './treachery-cards.ts';

/** The id of one battle of the game: `b1`, `b2`, … in the order of their announcement. */
export type BattleId = `b${number}`;

/**
 * A battle that must be fought: two factions in one territory, in sectors that the storm does not separate. `sectors`
 * lists these sectors. Forces in other sectors take no part.
 */
export interface BattleSite {
  readonly territory: TerritoryId;
  readonly sectors: readonly Sector[];
}

/** A battle that has not begun, with its two sides. */
export interface PendingBattle extends BattleSite {
  readonly factions: readonly [FactionId, FactionId];
}

/** The leader or cheap hero of a plan. */
export type PlanLeader =
  { readonly kind: 'leader'; readonly leader: LeaderId } | ({ readonly kind: 'cheap-hero' } & PlayedCard) | null;

/**
 * The fields that powers add to a battle plan and to the sum. Stored plans and sums contain the names of these fields,
 * so the names are permanent.
 */
export type AddedField = OfFactions<'planFields'>;
/** A record with one value for each addition of a power. */
export type PerPower<T> = Readonly<Record<AddedField, T>>;
/** Returns a record with one value for each addition. */
export const mapPerPower = <T>(say: (field: AddedField) => T): PerPower<T> =>
  Object.fromEntries(ADDED_FIELDS.map((field) => [field, say(field)])) as PerPower<T>;

const ADDED_FIELDS = Object.keys(PLAN_FIELDS) as readonly AddedField[];

/**
 * A sealed battle plan. `dial` is the dialled strength: 0 to the worth of the forces in the battle, in half steps in
 * advanced combat. `spice` supports forces that count in full. `leader` is `null` only if the faction has announced
 * that it has neither leader nor cheap hero. A power adds a field only to a plan with a leader or cheap hero.
 */
export interface BattlePlan extends PerPower<boolean> {
  readonly dial: number;
  readonly spice: number;
  readonly leader: PlanLeader;
  readonly weapon: PlayedCard | null;
  readonly defense: PlayedCard | null;
}

/** The elements of a plan that prescience can ask for. */
export const PLAN_ELEMENTS = ['leader', 'weapon', 'defense', 'dial'] as const;
export type PlanElement = (typeof PLAN_ELEMENTS)[number];

/** The reason why a place must stay without cards: a power, or no leader, announced or agreed. */
export type CardBan = AdvantageId | 'no-leader';

/**
 * The element that prescience has seen. For weapon and defense, `none` promises that the plan has no weapon or defense;
 * a worthless card may still be in that place.
 */
export type ShownElement =
  | { readonly element: 'leader'; readonly leader: PlanLeader }
  | { readonly element: 'weapon' | 'defense'; readonly card: PlayedCard | 'none' }
  | { readonly element: 'dial'; readonly dial: number };

/** An open card. It has no slot name, because slot names would show how many cards the hand has had. */
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

/** The steps of a battle, in order, as all phones and the screen show them. */
export const BATTLE_STEPS = ['voice', 'prescience', 'plans', 'traitor-call', 'result'] as const;
export type BattleStepId = (typeof BATTLE_STEPS)[number];

/** The forces behind a dial: how many count in full, for 1 spice each, and how many count half. */
export interface Support {
  readonly full: number;
  readonly half: number;
}

/**
 * The line of one side in the sum. `leaderStrength` is 0 for a cheap hero, no leader, or a killed leader. The addition
 * of a power is usually 0.
 */
export interface SideTotal extends PerPower<number> {
  readonly faction: FactionId;
  readonly dial: number;
  /** The spice that supports the dial. */
  readonly spice: number;
  /** The support by spice; `null` if spice does not matter, or if several sets of forces make up this dial. */
  readonly support: Support | null;
  readonly leader: OpenLeader;
  readonly leaderStrength: number;
  readonly leaderKilledBy: TreacheryTitle | null;
  readonly total: number;
}

/** A traitor call in a battle: `caller` holds the traitor card, `victim` played the leader. */
export interface TraitorCall {
  readonly caller: FactionId;
  readonly victim: FactionId;
  readonly leader: LeaderId;
}

/** The reason of a battle's outcome, for messages and pages. The other facts of the outcome determine what follows. */
export type OutcomeReason =
  /**
   * The sums were compared, aggressor first. The aggressor wins a tie. A weapon that destroys all forces of a side
   * decides before the sums; `destroyed` has the weapon and that side.
   */
  | {
      readonly kind: 'sum';
      readonly sides: readonly [SideTotal, SideTotal];
      readonly tie: boolean;
      readonly destroyed?: { readonly by: TreacheryTitle; readonly faction: FactionId };
    }
  /** A traitor was called: one leader, or both. */
  | { readonly kind: 'traitors'; readonly calls: readonly TraitorCall[] }
  /** A lasgun and a shield exploded. The fields name the owners of the two cards. */
  | { readonly kind: 'explosion'; readonly lasgun: FactionId; readonly shield: FactionId }
  | { readonly kind: 'power'; readonly power: AdvantageId };

/** A leader who dies in a battle. */
export interface DeadLeader {
  readonly leader: LeaderId;
  /** The card that killed the leader; `null` for a traitor or an explosion. */
  readonly by: TreacheryTitle | null;
}

/** A leader who survives a battle with less strength. */
export interface WeakenedLeader {
  readonly leader: LeaderId;
  /** The card that weakened the leader. */
  readonly by: TreacheryTitle;
  /** The strength of the leader with this weapon, 1 or more. */
  readonly strength: number;
}

/**
 * The losses of a side, in forces and in the spice of its plan. A loser loses everything. A winner loses the dialled
 * forces and the spice, or nothing.
 */
export interface SideLoss {
  readonly faction: FactionId;
  readonly loses: 'everything' | 'what-it-dialled' | 'nothing';
}

/** The outcome of a battle, from which everything after the battle follows. */
export interface BattleOutcome {
  readonly why: OutcomeReason;
  /** The winner is usually one of the sides. A power can let a third faction win. `null` if nobody wins. */
  readonly winner: FactionId | null;
  readonly dead: readonly DeadLeader[];
  /** The living leaders that a weapon has weakened. Missing if there are none. */
  readonly weakened?: readonly WeakenedLeader[];
  /** The losses of both sides, aggressor first. */
  readonly lost: readonly [SideLoss, SideLoss];
  /**
   * If all forces and spice in the territory are lost, also of other factions: the spice in the territory. Otherwise
   * `null`.
   */
  readonly territoryLost: { readonly spice: number } | null;
  /** The spice that the bank pays the winner for dead leaders. */
  readonly paid: number;
}

/** Returns the losses of this faction in a battle; no losses if the faction took no part. */
export const lossOf = ({ lost }: BattleOutcome, faction: FactionId): SideLoss['loses'] =>
  lost.find((side) => side.faction === faction)?.loses ?? 'nothing';

/** The fate of a card in the winner's plan. */
export interface CardFate extends OpenCard {
  readonly fate: 'kept' | 'discarded';
}
