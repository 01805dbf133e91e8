import { must } from '../../core/assert-never.ts';
import type { FORCES_REVIVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import type { EventOf } from '../../model/events.ts';
import { findActivity, pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { RevivalActivity, RevivalContract } from './contract.ts';
import { withLeadersBack, withLeadersGone } from './leaders.ts';

/** The reducers of revival. Pieces and payments move by events of the pieces. */
export const reducer: Feature<RevivalContract>['reducer'] = {
  RevivalBegan: (state, { turn, phase }) =>
    pushActivity({ ...state, phase, leadersJustGone: [], lastRevival: { turn, phase, revived: [] } }, NEW_REVIVAL),
  AllyLetRevive: (state, { by, ally, lets }) =>
    updateActivity(state, 'revival', 'revival', (running) => ({ lets: [...running.lets, { by, ally, lets }] })),
  RevivalMade: (state, { faction, count, special, leader, paid }) => {
    if (findActivity(state, 'return-at-once') !== null) return popActivity(state, 'return-at-once');
    const last = must(state.lastRevival, 'a revival');
    return {
      ...state,
      lastRevival: { ...last, revived: [...last.revived, { faction, count, special, leader, paid }] },
    };
  },
  ReturnAtOnceOffered: (state, { faction }) =>
    pushActivity(
      { ...state, leadersJustGone: state.leadersJustGone.filter((other) => other !== faction) },
      { kind: 'return-at-once', id: 'return-at-once', faction },
    ),
  RevivalEnded: (state) => popActivity(state, 'revival'),
  RevivalWentOn: (state) => pushActivity(state, NEW_REVIVAL),
  LeadersGone: (state, { faction }) => withLeadersGone(state, faction),
  LeadersAllBack: (state, { faction }) => withLeadersBack(state, faction),
};

const NEW_REVIVAL: RevivalActivity = { kind: 'revival', id: 'revival', lets: [], ...NOTHING_CANCELLED };

/** Clears the special forces that were revived in earlier turns, and records a newly revived special force. */
export const specialRevived = (
  state: GameState,
  { faction, special: count }: EventOf<typeof FORCES_REVIVED>,
): GameState => {
  const { turn } = state;
  const sameTurn = state.specialsRevived.filter((one) => one.turn === turn);
  return count === 0 ? state : { ...state, specialsRevived: [...sameTurn, { turn, faction, count }] };
};
