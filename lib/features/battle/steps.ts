/**
 * What others can hang on to in a battle: steps that powers touch, in the words of the rulebook, and moments that they
 * follow. At each step all powers in force are asked, in the order of the edition, about one side of the battle after the
 * other; whose power it is, only the power knows.
 */
import type { Grammar } from '../../core/grammar.ts';
import { alliesOf, currentBattle, opponentIn, sideOf, sidesOf } from '../../model/selectors.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { BattleOutcome, BattlePlan, PerPower } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { CardKind, PlayedCard } from '../../model/treachery-cards.ts';
import { inBattle, running } from './changes.ts';
import type { BattleActivity } from './contract.ts';

/** Whose battle a power touches: the faction's own, or one that its ally fights. */
export type BattleOf = 'own' | 'ally';

/** A battle, as a power meets it at a step. */
export interface AtBattle {
  readonly state: GameState;
  readonly battle: BattleActivity;
}

/** One side of a battle, as a power meets it at a step. */
export interface AtSide extends AtBattle {
  readonly faction: FactionId;
}

/** Those of a side's plans that it may still choose. */
export type PlanBound = (plans: Grammar) => Grammar;

/** The same once both plans are turned over. */
export interface AtPlan extends AtSide {
  readonly plan: BattlePlan;
}

/** A battle whose outcome is known by plans and traitors alone. */
export interface AtOutcome extends AtBattle {
  readonly outcome: BattleOutcome;
}

/** The same as the sides are added up. */
export interface AtSum extends AtPlan {
  /** Whoever leads this side, leader or cheap hero, is killed by a weapon. */
  readonly isLeaderKilled: boolean;
}

/** A field that a power adds to a plan. */
export interface FieldAdded {
  /** What a side with somebody to lead it may have there, the cheapest first. */
  readonly values: Grammar<boolean>;
  /** What it brings to the total, to be told beside the field. */
  readonly worth: number;
}

/** The same for a side whose leader lived through the battle. */
export interface AtLeader extends AtSide {
  readonly leader: LeaderId;
}

/** Who won a battle, and against whom. */
export interface Victory {
  readonly winner: FactionId;
  readonly loser: FactionId;
}

/** A battle that was won. */
export interface AtVictory extends AtBattle, Victory {}

/** The steps of a battle that powers can touch. */
export interface BattleSteps {
  /**
   * Before battle plans are made, and before prescience: the events by which an interlude of its own begins on top of the
   * stack; none where it has nothing to do. A power is asked until `withOffered` is recorded.
   */
  readonly beforePlans?: (at: AtBattle) => readonly GameEvent[];
  /** Battle plans: how this side is bound in what it plans, whoever has the power; `null` where it is free. */
  readonly bindsPlan?: (at: AtSide) => PlanBound | null;
  /** Battle plans: fields beside dial, leader and cards. Left out, a field stays empty. */
  readonly planFields?: (at: AtSide) => Partial<PerPower<FieldAdded>>;
  /** Battle resolution: what counts for a side beside dial and leader. */
  readonly total?: (at: AtSum) => Partial<PerPower<number>>;
  /** Corrections: whether plans may be other ones now, wherever they are made, so that this fact asks for them again. */
  readonly plansRestOn?: (fact: PublicFact) => boolean;
  /** Battle resolution: how the battle comes out instead; `null` where it stays as it is. A third faction can win it. */
  readonly resolution?: (at: AtOutcome) => BattleOutcome | null;
  /** Traitors: nobody may call the leader of this side one. */
  readonly guardsFromTraitors?: (at: AtPlan) => boolean;
  /** Lasgun and shield: what dies of this side, beside leader and forces. */
  readonly explosion?: (at: AtPlan) => readonly GameEvent[];
  /** Surviving leaders: what becomes of one beside that it is bound to the territory. */
  readonly leaderLived?: (at: AtLeader) => readonly GameEvent[];
  /**
   * After a victory, before both sides say that the board is right: the events by which an interlude of its own begins on
   * top of the stack; none where it has nothing to do. A power is asked until `withOffered` is recorded.
   */
  readonly afterVictory?: (at: AtVictory) => readonly GameEvent[];
}

/**
 * What a treachery card does in a battle plan: where it may lie, and what it does there. A card that only fills a place
 * says `nothing`: to prescience it is no weapon and no defense.
 */
export interface BattleCard {
  readonly places: BattlePlaces;
  /** What happens after the outcome, whoever has won, besides what it kills. */
  readonly afterOutcome?: (at: AtCard) => readonly GameEvent[];
  /** Where the card goes after the battle. */
  readonly goesTo: (at: AtCard) => CardDestination;
}

/** A card that one side has played, once the outcome is known. */
export interface AtCard extends AtOutcome {
  readonly faction: FactionId;
  readonly card: PlayedCard;
}

/**
 * Where a card goes after its battle. Only a winner is asked what it keeps; elsewhere `owner-chooses` is `discarded`, and
 * so is a card for a hand that is full.
 */
export type CardDestination = 'owner-chooses' | 'kept' | 'discarded' | { readonly to: FactionId };

/**
 * Who wins keeps or discards a card that it played; who does not win discards it.
 * @rules AH79 X.C.5–6 · GF9-2019 Phase 7 "Losing", "Winning"
 */
export const winnerChooses: BattleCard['goesTo'] = ({ faction, outcome }) =>
  faction === outcome.winner ? 'owner-chooses' : 'discarded';

interface BattlePlaces {
  readonly leader?: 'leads-for-nothing';
  readonly weapon?: Weapon | 'nothing';
  readonly defense?: 'defends' | 'nothing';
}

/** What a weapon does. */
export interface Weapon {
  /** Whose leaders it kills: of the side against which it is played, and of the side that plays it. */
  readonly kills: readonly ('opponent' | 'own')[];
  /** Whether they die before strengths are added, or count in the sum and die then. */
  readonly killsWhen: 'before-the-sum' | 'after-the-outcome';
  /** Kinds of defense that keep a leader from it. */
  readonly stoppedBy: readonly CardKind[];
  /** Kinds of defense that explode with it, whichever side plays them. */
  readonly explodesWith: readonly CardKind[];
}

/** One element of a plan was shown to one seat alone. */
export const ELEMENT_SHOWN = 'ElementShown';
/** A whole plan was shown to one seat alone. */
export const PLAN_SHOWN = 'PlanShown';
/** Both plans lie open: `event` has them, and the battle in the state its territory. */
export const PLANS_REVEALED = 'PlansRevealed';
/** How a battle came out; its plans, and what was stopped in it, stand in the state. */
export const BATTLE_RESOLVED = 'BattleResolved';
/** No battle of this turn is left. */
export const BATTLES_ENDED = 'BattlesEnded';

/** Which side has won the running battle; `null` while neither has, and where none or a third faction wins it. */
export function victoryIn(state: GameState): Victory | null {
  const battle = currentBattle(state);
  const winner = battle?.outcome?.winner ?? null;
  if (battle === null || winner === null || sideOf(battle, winner) === null) return null;
  return { winner, loser: opponentIn(battle, winner) };
}

/** The side that such a power of this faction serves in a battle; `null` where it has nothing to do with it. */
export function sideServed(
  state: GameState,
  battle: BattleActivity,
  by: FactionId,
  battleOf: BattleOf,
): FactionId | null {
  const served = battleOf === 'own' ? [by] : alliesOf(state, by);
  return sidesOf(battle).find(({ faction }) => served.includes(faction))?.faction ?? null;
}

/** These powers have had their word at their step: they are not asked again, and nothing stops them here any more. */
export function withOffered(state: GameState, ...advantages: readonly AdvantageId[]): GameState {
  const { offered } = running(state);
  return inBattle(state, { offered: [...new Set([...offered, ...advantages])] });
}

/** What a power did before plans were made is over: prescience is next, but for powers that have still their word. */
export const goToPrescience = (state: GameState): GameState => inBattle(state, { step: 'prescience' });
