/** The legal answers, by a second reading of the rulebook. */
import { must } from '#lib/core/assert-never.ts';
import {
  discOf,
  getField,
  isRecord,
  kindOf,
  PLAN_ELEMENTS,
  sameAnswer,
  type AnswerValue,
  type FactionId,
  type GameState,
  type LeaderId,
  type PlanElement,
  type PlayedCard,
} from '#engine';
import type { BattleContract } from '#lib/features/battle/contract.ts';
import { standing } from '../permissions/oracle.ts';
import { poisonedTraitors } from '../residual-poison/oracle.ts';
import { isCardPlayed, isPass } from '../../support/oracle/cards.ts';
import { fallenIn, isLossOf, isWholeNumber } from '../../support/oracle/losses.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { battlesOnBoard } from './oracle/pieces.ts';
import { asAnswer, castsOf, dialsWith, isLegalPlan } from './oracle/plans.ts';
import { isCancelled, stacksIn, type Battle } from './oracle/site.ts';
import { canDial, makesUp } from './oracle/strength.ts';

const isBoolean = (_state: GameState, _prompt: unknown, value: AnswerValue): boolean => typeof value === 'boolean';

const ownBattles = (state: GameState, asks: FactionId) =>
  battlesOnBoard(state).filter(({ factions }) => factions.includes(asks));

const isHeld = ({ orders, turn }: GameState, faction: FactionId): boolean =>
  orders.held.some((one) => one.turn === turn && one.moment === 'battle' && one.faction === faction);

export const oracle: Oracle<BattleContract> = {
  // 000 XXXVI.1.b: a held faction "will not be able to attack anyone", and others need not attack it.
  'choose-battle': (state, { faction: asks }, value) =>
    (value === 'none' && ownBattles(state, asks).every(({ factions }) => factions.some((one) => isHeld(state, one)))) ||
    isWholeNumber(value, 0, ownBattles(state, asks).length - 1),
  prescience: (state, { onBehalfOf }, value) =>
    value === null ||
    (standing(state, 'atreides/prescience-ally', onBehalfOf) !== 'denied' &&
      PLAN_ELEMENTS.some((element) => element === value)),
  'show-element': (state, { faction: asks, element }, value) => isElementOfPlan(state, asks, element, value),
  // The asked player may still have a leader, because captives can be hidden. The plan holds a hero only if the player
  // has no leader.
  'announce-no-leader': (state, { faction: asks }, value) => {
    const casts = castsOf(state, battleIn(state), asks);
    return (
      (value === 'none' && casts.some(({ leader }) => leader === null)) ||
      (value === 'leader' && casts.some(({ leader }) => leader?.kind === 'leader')) ||
      (value === 'cheap-hero' &&
        casts.some(({ leader }) => leader?.kind === 'cheap-hero') &&
        casts.every(({ leader }) => leader?.kind !== 'leader'))
    );
  },
  'consent-no-leader': isBoolean,
  'battle-plan': (state, { faction: asks }, value) => isLegalPlan(state, battleIn(state), asks, value),
  'traitor-call': (state, { faction: asks }, value) =>
    sameAnswer({ call: false }, value) ||
    callableBy(state, asks).some((leader) => sameAnswer({ call: true, leader }, value)),
  'choose-losses': (state, { faction: asks, dial, spice, mixes }, value) => {
    const battle = battleIn(state);
    const stacks = stacksIn(state, battle, asks);
    if (!isLossOf(stacks, value, 'as-somewhere')) return false;
    const fallen = fallenIn(stacks, value);
    // After a correction, no set of forces may equal the dial. Then Mentat decides which losses it offers.
    return canDial(state, battle, asks, dial, spice)
      ? makesUp(state, battle, asks, fallen, dial, spice)
      : mixes.some(
          ({ forces: { count, special, mercenaries = 0 } }) =>
            count === fallen.count && special === fallen.special && mercenaries === fallen.mercenaries,
        );
  },
  'keep-cards': (state, { faction: asks }, value) => {
    const plan = planIn(battleIn(state), asks);
    // A Semuta that works lies on the leader, and no longer in the hand.
    const laid = [plan.weapon, plan.defense].flatMap((card) =>
      card === null || isOnLeader(state, card) ? [] : [card.slot],
    );
    if (!isRecord(value) || Object.keys(value).length !== laid.length) return false;
    return laid.every((slot) => typeof getField(value, slot) === 'boolean');
  },
  'see-plan': (state, { faction: asks, targets }, value) =>
    isPass(value) ||
    (isCardPlayed(state, asks, 'karama', value, ['of']) && targets.some((target) => target === getField(value, 'of'))),
  'battle-done': (_state, _prompt, value) => value === true,
};

const isOnLeader = (state: GameState, { card }: PlayedCard): boolean =>
  card === 'semuta' && (battleIn(state).outcome?.weakened ?? []).length > 0;

const battleIn = ({ stack }: GameState): Battle =>
  must(
    stack.find((activity): activity is Battle => activity.kind === 'battle'),
    'a battle',
  );

function isElementOfPlan(state: GameState, faction: FactionId, element: PlanElement, value: AnswerValue): boolean {
  const battle = battleIn(state);
  if (element === 'dial') return typeof value === 'number' && dialsWith(state, battle, faction, value).length > 0;
  const casts = castsOf(state, battle, faction);
  if (element === 'leader') return casts.some((cast) => sameAnswer(asAnswer(cast).leader, value));
  // A worthless card may be in the place of a card that is not played.
  const isPlayed = (cast: (typeof casts)[number]): boolean => {
    const card = cast[element];
    return card !== null && kindOf(card.card) !== 'worthless';
  };
  return value === 'none'
    ? casts.some((cast) => !isPlayed(cast))
    : casts.some((cast) => isPlayed(cast) && sameAnswer(asAnswer(cast)[element], value));
}

/**
 * The other side's revealed leaders that are the asked player's traitors. Harkonnen's traitors also count for an ally
 * that fights.
 */
function callableBy(state: GameState, faction: FactionId): readonly LeaderId[] {
  const battle = battleIn(state);
  const { traitors } = ownOf(state, faction);
  const sides = [battle.aggressor.faction, battle.defender.faction];
  const ally = sides.find((side) => isAllied(state, faction, side));
  const serves = sides.includes(faction) ? faction : faction === 'harkonnen' ? ally : undefined;
  if (serves === undefined) return [];
  if (serves !== faction && standing(state, 'harkonnen/traitors-for-ally', serves) === 'denied') return [];
  const { leader, kwisatzHaderach } = planIn(
    battle,
    must(
      sides.find((side) => side !== serves),
      'the other side',
    ),
  );
  if (leader?.kind !== 'leader') return [];
  if (kwisatzHaderach && !isCancelled(battle, 'atreides/kwisatz-haderach')) return [];
  // 003 VI.B.8.c: a Ghola protects the leader of the other side.
  const { guarded } = state.deadTraitors;
  if (guarded?.battle === battle.id && guarded.faction !== serves) return [];
  // 003 VIII.G: Tleilaxu draws no traitors, and has those who died in its pay.
  if (faction === 'tleilaxu') return state.deadTraitors.inPay.filter((dead) => dead === leader.leader);
  const isBelieved = traitors === 'unknown' && state.choices.components.traitors === 'cardboard';
  // 001 Player Aid Pad, back, Harkonnen 1: a captive is a traitor of its original owner against its captor.
  const isOwnCaptive =
    state.choices.edition !== 'gf9-2019' && serves === faction && discOf(leader.leader).faction === faction;
  // 003 VI.B.6: a leader that the player has poisoned.
  const isPoisoned = serves === faction && poisonedTraitors(state, faction).includes(leader.leader);
  return isBelieved || isOwnCaptive || isPoisoned || (traitors !== 'unknown' && traitors.includes(leader.leader))
    ? [leader.leader]
    : [];
}

function planIn({ aggressor, revealed }: Battle, faction: FactionId) {
  const { aggressor: one, defender: other } = must(revealed, 'revealed plans');
  return aggressor.faction === faction ? one : other;
}
