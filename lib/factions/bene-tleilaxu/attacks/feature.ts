/** Attacks of the Bene Tleilaxu on one leader after the battles of a turn. */
import { BATTLE_RESOLVED } from '../../../features/battle/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { speakerFor } from '../../bene-gesserit/voice/api.ts';
import type { AttacksContract, LeaderAttackActivity } from './contract.ts';
import { withLed } from './led.ts';
import { log } from './log.ts';
import { promptHandlers, prompts } from './prompts.ts';

export const attacks: Feature<AttacksContract> = {
  activities: {
    'leader-attack': {
      prompts,
      // Nobody can command the card.
      advance: (ctx, state, { target, command }) =>
        target !== null && command === 'to-come' && speakerFor(ctx, state, target.victim) === null
          ? [{ type: 'AttackCommanded', by: null, command: null }]
          : [],
    },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ attacks: { askedIn: null, led: [], ledIn: 0 } }),
  publicView: (_ctx, state) => {
    const attack = findActivity(state, 'leader-attack');
    return { leaderAttack: attack === null ? null : { target: attack.target, command: attack.command } };
  },
  reducer: {
    AttackAsked: (state, { turn }) =>
      pushActivity(
        { ...state, attacks: { ...state.attacks, askedIn: turn } },
        { kind: 'leader-attack', id: `leader-attack-${turn}`, target: null, command: 'to-come' },
      ),
    AttackDeclined: (state) => withoutAttack(state),
    AttackDeclared: (state, { leader, victim, territory }) =>
      inAttack(state, () => ({ target: { leader, victim, territory } })),
    AttackCommanded: (state, { command }) => inAttack(state, () => ({ command })),
    AttackMade: (state) => withoutAttack(state),
  },
  subscriptions: { [BATTLE_RESOLVED]: (state) => withLed(state) },
  log,
  seals: ['AttackAsked', 'AttackDeclared', 'AttackMade'],
};

function inAttack(
  state: GameState,
  change: (attack: LeaderAttackActivity) => Partial<LeaderAttackActivity>,
): GameState {
  const attack = findActivity(state, 'leader-attack');
  return attack === null ? state : updateActivity(state, 'leader-attack', attack.id, change);
}

function withoutAttack(state: GameState): GameState {
  const attack = findActivity(state, 'leader-attack');
  return attack === null ? state : popActivity(state, attack.id);
}
