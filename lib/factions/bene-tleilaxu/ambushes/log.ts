import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { AmbushesContract } from './contract.ts';

/** The log lines of ambushes. Both cards are public as soon as they are shown, and secret before. */
export const log: Feature<AmbushesContract>['log'] = {
  AmbushBegan: ({ by, victim, territory, leader }) =>
    leader === null ? null : { code: 'leader-ambushed', by, victim, territory, leader },
  AmbushLeaderDrawn: ({ leader }, _audience, before) => {
    const ambush = runningIn(before);
    return ambush === null ? null : { code: 'leader-ambushed', ...ambush, leader };
  },
  AmbushTimed: notLogged,
  DefenseSealed: notLogged,
  DefenseWithdrawn: notLogged,
  AmbushShown: ({ card, as, defense, result }, _audience, before) => {
    const ambush = runningIn(before);
    if (ambush === null) return null;
    const { leader, victim, territory } = ambush;
    return leader === null
      ? { code: 'nobody-ambushed', victim, territory }
      : { code: 'ambush-shown', ...ambush, card, as, defense, result };
  },
  DefenseSettled: ({ faction, keeps }) => (keeps ? { code: 'defense-kept', faction } : null),
  HoldChosen: ({ faction, hold }) => ({ code: 'hold-chosen', faction, hold }),
  AmbushOver: notLogged,
};

function runningIn(state: GameState) {
  const ambush = findActivity(state, 'ambush');
  if (ambush === null) return null;
  const { by, victim, territory, leader } = ambush;
  return { by, victim, territory, leader };
}
