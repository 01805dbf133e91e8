import { oneOf } from '../../core/grammar.ts';
import { forcesStrengthened } from '../../features/battle/events.ts';
import type { Advantage } from '../../powers/power.ts';
import { hasCommitted } from '../../model/commitments.ts';
import { currentBattle, sideOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';

const IXIANS = 'ixians';

/**
 * In one battle, a Karama lets the forces of the Ixians count 1 without spice and 1½ with spice. The Ixians play it
 * before their plan is sealed.
 */
export const karamaStrength: Advantage = {
  id: 'ixians/karama-strength',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXV "Karama powers"', 'R-311'],
  playedAsKarama: {
    fields: ({ state, rules }) =>
      rules.spiceSupport === 'half-without' && ownBattle(state) !== null ? { strengthens: oneOf(true) } : null,
    effect: ({ state }) => {
      const battle = ownBattle(state);
      return battle === null ? [] : [forcesStrengthened(battle, IXIANS, 'ixians/karama-strength')];
    },
  },
  forcesCount: ({ battle }) =>
    battle.strengthened?.includes('ixians/karama-strength') === true ? { without: 1, with: 1.5 } : null,
};

/**
 * Returns the battle of the Ixians in which they can still strengthen their forces; `null` if there is no such battle.
 */
function ownBattle(state: GameState) {
  const battle = currentBattle(state);
  if (battle === null || sideOf(battle, IXIANS) === null || battle.revealed !== null) return null;
  const isDone = battle.strengthened?.includes('ixians/karama-strength') === true;
  return isDone || hasCommitted(battle.plans, IXIANS) ? null : battle;
}
