/**
 * The steps of a battle at which powers act, in the words of the rulebook, and the events that other features subscribe
 * to. Each step runs all active powers in the order of the edition, first for one side, then for the other.
 */
import type { Grammar } from '../../core/grammar.ts';
import { alliesOf, currentBattle, opponentIn, sideOf, sidesOf } from '../../model/selectors.ts';
import { commitmentOf } from '../../model/commitments.ts';
import type { Rules } from '../../powers/rules.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { BattleOutcome, BattlePlan, PerPower } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { ForceWorth } from '../../model/strength.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { CardKind, PlayedCard } from '../../model/treachery-cards.ts';
import { inBattle, running } from './changes.ts';
import type { BattleActivity } from './contract.ts';

/** The battles in which a power acts: the faction's own, or its ally's. */
export type BattleOf = 'own' | 'ally';

/** The moment before the first battle of a phase. */
export interface AtBattles {
  readonly state: GameState;
  /** The number of battles on the board now. */
  readonly pending: number;
}

/** A battle at a step where a power may act. */
export interface AtBattle {
  readonly state: GameState;
  readonly battle: BattleActivity;
}

/** A side of a battle at a step where a power may act. */
export interface AtSide extends AtBattle {
  readonly faction: FactionId;
}

/** A side of a battle while it makes its plan. */
export interface AtPlanning extends AtSide {
  readonly rules: Rules;
}

/** A leader that a faction may want to use in a battle of a territory. */
export interface AtLeading {
  readonly state: GameState;
  readonly rules: Rules;
  readonly faction: FactionId;
  readonly leader: LeaderId;
  readonly territory: TerritoryId;
}

/** A function that returns the plans that a side may still choose. */
export type PlanBound = (plans: Grammar) => Grammar;

/** A side after the reveal. */
export interface AtPlan extends AtSide {
  readonly plan: BattlePlan;
}

/** A battle whose outcome follows from plans and traitors only. */
export interface AtOutcome extends AtBattle {
  readonly outcome: BattleOutcome;
}

/** A side while its total is added up. */
export interface AtSum extends AtPlan {
  /** Whether a weapon kills the leader or cheap hero of this side. */
  readonly isLeaderKilled: boolean;
}

/** A field that a power adds to the plan. */
export interface FieldAdded {
  /** The possible values for a side with a leader, the cheapest first. */
  readonly values: Grammar<boolean>;
  /** The field's addition to the total. */
  readonly worth: number;
}

/** A side whose leader survived the battle. */
export interface AtLeader extends AtSide {
  readonly leader: LeaderId;
}

/** The winner and the loser of a battle. */
export interface Victory {
  readonly winner: FactionId;
  readonly loser: FactionId;
}

/** A battle with a winner. */
export interface AtVictory extends AtBattle, Victory {}

/** A leader that a faction may want to call. */
export interface AtCall {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly leader: LeaderId;
}

/** The steps of a battle for powers. */
export interface BattleSteps {
  /**
   * Returns the events that begin an interlude on top of the stack before the first battle of a phase; none without
   * one.
   */
  readonly beforeBattles?: (at: AtBattles) => readonly GameEvent[];
  /** Whether this power has something to do before the battles, so that the phase begins even without a battle. */
  readonly opensBattles?: (at: { readonly state: GameState }) => boolean;
  /**
   * Returns the events that begin an interlude on top of the stack after the last battle of a phase; none without one.
   * The power is called until it returns no events.
   */
  readonly afterBattles?: (at: { readonly state: GameState }) => readonly GameEvent[];
  /** Whether this faction attacks nobody in this phase. Other factions decide whether they attack this faction. */
  readonly neverAttacks?: (at: { readonly state: GameState; readonly faction: FactionId }) => boolean;
  /**
   * Returns the events that begin an interlude on top of the stack before prescience and the plans; none without one.
   * The power is called until `withOffered` records it.
   */
  readonly beforePlans?: (at: AtBattle) => readonly GameEvent[];
  /** Whether a power keeps this leader from the battles of a territory now. Everybody can tell. */
  readonly barsLeader?: (at: AtLeading) => boolean;
  /**
   * Returns how a power restricts the plan of this side, even if another faction has the power. Returns `null` if the
   * power does not restrict the plan.
   */
  readonly bindsPlan?: (at: AtPlanning) => PlanBound | null;
  /**
   * Battle plans: returns the fields that the power adds to dial, leader and cards. A power without such fields leaves
   * this step out.
   */
  readonly planFields?: (at: AtPlanning) => Partial<PerPower<FieldAdded>>;
  /** Battle resolution: returns the addition of the power to a side's total, besides dial and leader. */
  readonly total?: (at: AtSum) => Partial<PerPower<number>>;
  /**
   * Strength: returns how much each force of its faction counts in this battle without spice and with spice; `null` if
   * the force counts as usual. This matters only if forces need spice.
   */
  readonly forcesCount?: (at: AtBattle) => ForceWorth | null;
  /** Corrections: whether this fact can change the possible plans. If the fact changes, the plans are opened again. */
  readonly plansRestOn?: (fact: PublicFact) => boolean;
  /** Battle resolution: returns a different outcome, or `null` to keep the outcome. A third faction can win. */
  readonly resolution?: (at: AtOutcome) => BattleOutcome | null;
  /** Traitors: whether this faction may call this leader besides the traitors that it has chosen. */
  readonly callsToo?: (at: AtCall) => boolean;
  /** Traitors: whether nobody can call the leader of this side a traitor. */
  readonly guardsFromTraitors?: (at: AtPlan) => boolean;
  /** Lasgun and shield: returns the further pieces that this side loses, besides leader and forces. */
  readonly explosion?: (at: AtPlan) => readonly GameEvent[];
  /** Surviving leaders: returns further effects, besides that the leader is bound to the territory. */
  readonly leaderLived?: (at: AtLeader) => readonly GameEvent[];
  /**
   * Returns the events that begin an interlude on top of the stack after a victory, before both sides confirm the
   * board; none without one. The power is called until `withOffered` records it.
   */
  readonly afterVictory?: (at: AtVictory) => readonly GameEvent[];
}

/**
 * The effects of a treachery card in a battle plan, by place. `nothing` means that the card only fills the place.
 * Prescience shows such a card as no weapon or no defense.
 */
export interface BattleCard {
  readonly places: BattlePlaces;
  /** Returns the events after the outcome, besides the deaths that the card causes. */
  readonly afterOutcome?: (at: AtCard) => readonly GameEvent[];
  /** Returns the destination of the card after the battle. */
  readonly goesTo: (at: AtCard) => CardDestination;
}

/** A played card, with the outcome. */
export interface AtCard extends AtOutcome {
  readonly faction: FactionId;
  readonly card: PlayedCard;
}

/**
 * Where a card goes after its battle. Only a winner can choose. For a side that did not win, `owner-chooses` means
 * `discarded`.
 */
export type CardDestination = 'owner-chooses' | 'kept' | 'discarded' | { readonly to: FactionId };

/**
 * Returns the destination of a played card by the general rule: the winner keeps or discards the card, and any other
 * side discards it.
 */
export const winnerChooses: BattleCard['goesTo'] = ({ faction, outcome }) =>
  faction === outcome.winner ? 'owner-chooses' : 'discarded';

interface BattlePlaces {
  readonly leader?: 'leads-for-nothing';
  readonly weapon?: Weapon | 'nothing';
  readonly defense?: 'defends' | 'nothing';
}

/** The effect of a weapon. */
export interface Weapon {
  /** The leaders that the weapon kills: the opponent's leader, or also the own leader. */
  readonly kills: readonly ('opponent' | 'own')[];
  /** Whether leaders die before strengths are added. Otherwise leaders count in the sum and die afterwards. */
  readonly killsWhen: 'before-the-sum' | 'after-the-outcome';
  /** The kinds of defense that protect a leader from the weapon. */
  readonly stoppedBy: readonly CardKind[];
  /** The kinds of defense that explode with the weapon, whichever side plays them. */
  readonly explodesWith: readonly CardKind[];
  /**
   * Set if the weapon destroys all forces of the opponent. Then the side with the weapon wins, whatever the sums are.
   */
  readonly destroysForces?: true;
  /**
   * The points of strength that the weapon takes from an unprotected leader instead of killing that leader, 1 or more.
   * Missing if the weapon kills. A leader without points left dies.
   */
  readonly weakens?: number;
}

/** The type of the event that shows one element of a plan to one seat. */
export const ELEMENT_SHOWN = 'ElementShown';
/** The type of the event that shows a whole plan to one seat. */
export const PLAN_SHOWN = 'PlanShown';
/**
 * The type of the event that reveals both plans. The event contains the plans; the battle in the state has the
 * territory.
 */
export const PLANS_REVEALED = 'PlansRevealed';
/** The type of the event that decides a battle. The state has the plans and the cancelled powers of the battle. */
export const BATTLE_RESOLVED = 'BattleResolved';
/** The type of the event that ends the battles of a turn. */
export const BATTLES_ENDED = 'BattlesEnded';

/**
 * Returns the side that has won the current battle. Returns `null` before the outcome, if nobody won, or if a third
 * faction won.
 */
export function victoryIn(state: GameState): Victory | null {
  const battle = currentBattle(state);
  const winner = battle?.outcome?.winner ?? null;
  if (battle === null || winner === null || sideOf(battle, winner) === null) return null;
  return { winner, loser: opponentIn(battle, winner) };
}

/** Returns the side that this faction helps in a battle with a power of this kind; `null` if it helps no side. */
export function sideServed(
  state: GameState,
  battle: BattleActivity,
  by: FactionId,
  battleOf: BattleOf,
): FactionId | null {
  const served = battleOf === 'own' ? [by] : alliesOf(state, by);
  return sidesOf(battle).find(({ faction }) => served.includes(faction))?.faction ?? null;
}

/**
 * Returns the state in which the leader of a side's sealed plan stays there, while the side may change the rest of the
 * plan. Without a sealed plan nothing changes.
 */
export function withLeaderHeld(state: GameState, faction: FactionId): GameState {
  const battle = currentBattle(state);
  if (battle?.step !== 'plans') return state;
  const leader = commitmentOf(battle.plans, faction)?.leader ?? null;
  const { leadersHeld = [] } = battle;
  return leader === null || leadersHeld.some((held) => held.faction === faction)
    ? state
    : inBattle(state, { leadersHeld: [...leadersHeld, { faction, leader }] });
}

/**
 * Records that these powers have acted at their step. They do not act again, and a Karama can no longer cancel them
 * here.
 */
export function withOffered(state: GameState, ...advantages: readonly AdvantageId[]): GameState {
  const { offered } = running(state);
  return inBattle(state, { offered: [...new Set([...offered, ...advantages])] });
}

/** Ends the interlude of a power before the plans. Other powers may act next. Prescience comes after these powers. */
export const goToPrescience = (state: GameState): GameState => inBattle(state, { step: 'prescience' });
