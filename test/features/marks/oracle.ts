/** The traitors of the Bene Tleilaxu, by a second reading of the rulebook. */
import { isMainCharacter, type GameEvent, type GameState } from '#engine';
import type { MarksContract } from '#lib/factions/bene-tleilaxu/marks/contract.ts';
import { fightersIn } from '../../support/oracle/control.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { strongholdsAt } from '../../support/oracle/played.ts';

const isTraitor = ({ marks }: GameState, leader: string): boolean =>
  marks.marked.some((mark) => mark.leader === leader);

export const oracle: Oracle<MarksContract> = {
  // 000 XXXIV.3: "a traitor of any one revived leader per turn"; XXVI: not of a main character.
  'mark-leader': (state, { leader }, value) =>
    value === false ||
    (value === true &&
      !isMainCharacter(leader) &&
      !isTraitor(state, leader) &&
      !state.marks.marked.some(({ turn }) => turn === state.turn)),
  'announce-traitor': (state, { leader }, value) => value === false || (value === true && isTraitor(state, leader)),
  // 000 XXXIV.3: "You do not have to announce stronghold betrayals immediately".
  'betray-later': (state, _prompt, value) =>
    state.marks.won.some(
      ({ leader, faction, territory }) =>
        territory === value &&
        isTraitor(state, leader) &&
        state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    ),
};

/**
 * Returns the faults of an event: a second mark in a turn, a traitor who is none or has not won, losses that the betrayed
 * side did not have, or control of a place with forces.
 */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'TraitorAnnounced':
      return announcedWrong(before, event.won);
    case 'BetrayalSettled':
      return event.stands ? betrayedWrong(before) : [];
    case 'SpiceCollected':
    case 'StrongholdsCounted':
      return before.marks.controlled
        .filter((territory) => fightersIn(before, territory).length > 0)
        .map((territory) => `${territory} has forces, but is controlled without forces`);
    case 'ControlEnded':
      return fightersIn(before, event.territory).length > 0
        ? []
        : [`control of ${event.territory} ends without forces`];
    default:
      return [];
  }
}

type Battle = Extract<GameState['stack'][number], { readonly kind: 'battle' }>;
type Won = Extract<GameEvent, { readonly type: 'TraitorAnnounced' }>['won'];

/** "When your traitor is used in combat to gain a territory": the leader has won, and its side is still there. */
function announcedWrong(before: GameState, { leader, faction, territory, turn }: Won): readonly string[] {
  const isThere = before.forces.some((stack) => stack.faction === faction && stack.territory === territory);
  const battle = before.stack.find((activity) => activity.kind === 'battle');
  const isFromBattle = battle !== undefined;
  return [
    ...(isTraitor(before, leader) ? [] : [`${leader} is announced, but is no traitor`]),
    ...(isMainCharacter(leader) ? [`${leader} is announced, but is a main character`] : []),
    ...(isFromBattle && turn === before.turn && !hasLed(battle, leader, territory)
      ? [`${leader} is announced in ${territory}, but has not fought there`]
      : []),
    ...(isFromBattle || isThere ? [] : [`${faction} has left ${territory}, and is betrayed there`]),
    ...(isFromBattle || strongholdsAt(before.choices).includes(territory)
      ? []
      : [`${territory} is no stronghold, and is betrayed later`]),
  ];
}

/** Whether the leader stands in a plan that the battle has shown. The disc itself may be free again, by an option. */
function hasLed({ territory, revealed }: Battle, leader: Won['leader'], where: Won['territory']): boolean {
  const plans = revealed === null ? [] : [revealed.aggressor, revealed.defender];
  return territory === where && plans.some((plan) => plan.leader?.kind === 'leader' && plan.leader.leader === leader);
}

/** "as an ordinary traitor: owner loses all tokens there, leader to tanks". Nobody is paid for the leader. */
function betrayedWrong(before: GameState): readonly string[] {
  const betrayal = before.stack.find((activity) => activity.kind === 'betrayal');
  if (betrayal?.kind !== 'betrayal') return ['a betrayal is settled, but none was announced'];
  const { faction, leader, territory } = betrayal.won;
  return [
    ...(before.forces.some((stack) => stack.faction === faction && stack.territory === territory)
      ? [`${faction} keeps forces in ${territory}, where it was betrayed`]
      : []),
    ...(before.leaders.some((disc) => disc.leader === leader && disc.where === 'ready')
      ? [`${leader} lives after the betrayal`]
      : []),
    ...(isTraitor(before, leader) ? [`${leader} is a traitor still`] : []),
    ...(betrayal.cancelled.length > 0 ? ['a betrayal stands that a Karama has cancelled'] : []),
  ];
}
