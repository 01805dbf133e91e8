/** Free revivals that the Bene Tleilaxu grant to their allies. */
import { getField } from '../../../core/answer.ts';
import { range, record } from '../../../core/grammar.ts';
import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { EventOf } from '../../../model/events.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { REVIVAL_MADE } from '../../../features/revival/events.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { GrantActivity, GrantsContract } from './contract.ts';
import { grantable, grantedTo } from './granted.ts';

/** Asks about each ally with pieces in the tanks at the same time. */
const activityPrompts = (state: GameState, { id, answered }: GrantActivity): readonly Prompt[] =>
  grantable(state)
    .filter(({ ally }) => !answered.includes(ally))
    .map((most) =>
      createPrompt(
        state,
        { kind: 'grant-revival', ...most },
        {
          faction: BENE_TLEILAXU,
          about: `${id}-${most.ally}`,
          answers: record({ forces: range(0, most.forces), leaders: range(0, most.leaders) }),
        },
      ),
    );

export const grants: Feature<GrantsContract> = {
  activities: {
    grant: {
      prompts: (_ctx, state, grant) => activityPrompts(state, grant),
      advance: (_ctx, state, grant) => (activityPrompts(state, grant).length > 0 ? [] : [{ type: 'GrantsOver' }]),
    },
  },
  prompts: {
    'grant-revival': {
      onAnswer: (_ctx, _state, { faction, ally }, value) =>
        accepted({
          type: 'RevivalGranted',
          faction,
          ally,
          forces: Number(getField(value, 'forces')),
          leaders: Number(getField(value, 'leaders')),
        }),
    },
  },
  initialSlice: () => ({ grants: { askedIn: null, given: [] } }),
  reducer: {
    GrantsAsked: (state, { turn }) =>
      pushActivity(
        { ...state, grants: { askedIn: turn, given: [] } },
        { kind: 'grant', id: `grant-${turn}`, answered: [] },
      ),
    RevivalGranted: (state, { ally, forces, leaders }) => {
      const grant = findActivity(state, 'grant');
      const given = [...state.grants.given, { ally, forces, leaders }];
      const after = { ...state, grants: { ...state.grants, given } };
      return grant === null
        ? after
        : updateActivity(after, 'grant', grant.id, ({ answered }) => ({ answered: [...answered, ally] }));
    },
    GrantsOver: (state) => {
      const grant = findActivity(state, 'grant');
      return grant === null ? state : popActivity(state, grant.id);
    },
  },
  subscriptions: { [REVIVAL_MADE]: withLeaderBack },
  log: {
    GrantsAsked: notLogged,
    RevivalGranted: ({ faction, ally, forces, leaders }) => ({
      code: 'revival-granted',
      faction,
      ally,
      forces,
      leaders,
    }),
    GrantsOver: notLogged,
  },
};

/** Counts a leader that came back by the grant. An ally that revives nobody more gives up the rest. */
function withLeaderBack(state: GameState, { faction, leader }: EventOf<typeof REVIVAL_MADE>): GameState {
  if (findActivity(state, 'own-turn')?.faction !== faction || grantedTo(state, faction) === null) return state;
  const given = state.grants.given.map((one) =>
    one.ally === faction ? { ...one, leaders: leader === null ? 0 : Math.max(0, one.leaders - 1) } : one,
  );
  return { ...state, grants: { ...state.grants, given } };
}
