import type { AtVictory } from '../../../features/battle/steps.ts';
import { planOf } from '../../../model/plans.ts';
import { cardsIn } from '../../../model/plans.ts';
import type { GameEvent } from '../../../model/events.ts';
import { findActivity } from '../../../model/stack.ts';
import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';

/**
 * The Bene Tleilaxu may make one revived leader a turn their traitor. If the leader wins a battle, they may announce it
 * and control the territory, which holds no forces then. They take all spice there.
 */
export const traitors: Advantage = {
  id: 'bene-tleilaxu/revived-traitor',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV.3', 'R-64, R-65, R-305, R-306, R-307'],
  afterVictory: asked,
  holds: ({ state, territory, holders }) =>
    holders.length === 0 && state.marks.controlled.includes(territory) ? [BENE_TLEILAXU] : holders,
  takesAllSpice: ({ state, faction }) => (faction === BENE_TLEILAXU ? state.marks.controlled : []),
  cancellable: { at: 'betrayal-announced', isAtWork: (state) => findActivity(state, 'betrayal') !== null },
};

/**
 * Returns the question about the winner's leader. It is asked if the leader may be marked by public facts, so that the
 * question does not show whether the leader is.
 */
function asked({ state, battle, winner }: AtVictory): readonly GameEvent[] {
  const plan = planOf(battle, winner);
  const leader = plan.leader?.kind === 'leader' ? plan.leader.leader : null;
  if (leader === null || !state.marks.possible.includes(leader)) return [];
  const { territory } = battle;
  const won = { leader, faction: winner, territory, turn: state.turn, cards: cardsIn(plan) };
  return [{ type: 'TraitorQuestionAsked', about: { kind: 'announce', won } }];
}
