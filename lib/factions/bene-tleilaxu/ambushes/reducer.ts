import { HAND_LOWERED, TABLE_RESUMED } from '../../../features/pausing/events.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { AmbushActivity, AmbushesContract, AmbushesSlice } from './contract.ts';

/** The reducers of ambushes. Pieces move by events of the pieces. */
export const reducer: Feature<AmbushesContract>['reducer'] = {
  AmbushBegan: (state, { by, victim, territory, leader, card }) =>
    pushActivity(
      withAmbushes(state, ({ next }) => ({ next: next + 1 })),
      {
        kind: 'ambush',
        id: `ambush-${state.ambushes.next}`,
        by,
        victim,
        territory,
        leader,
        card,
        defense: null,
        time: null,
        shown: null,
        toKeep: null,
        holdToChoose: false,
      },
    ),
  AmbushLeaderDrawn: (state, { leader }) => inAmbush(state, () => ({ leader })),
  AmbushTimed: (state, { opened, deadline }) => inAmbush(state, () => ({ time: { opened, deadline } })),
  DefenseSealed: (state, { card }) => inAmbush(state, () => ({ defense: { card } })),
  DefenseWithdrawn: (state) => inAmbush(state, () => ({ defense: null })),
  AmbushShown: (state, { card, as, defense, result, toKeep, holdToChoose }) =>
    inAmbush(state, (ambush) => ({
      shown: { card, as, defense, result },
      toKeep: toKeep === null ? null : (ambush.defense?.card ?? null),
      holdToChoose,
    })),
  DefenseSettled: (state) => inAmbush(state, () => ({ toKeep: null })),
  HoldChosen: (state, { faction, hold, turn }) =>
    withAmbushes(
      inAmbush(state, () => ({ holdToChoose: false })),
      ({ holds }) => ({ holds: [...holds.filter((one) => one.turn >= state.turn), { faction, hold, turn }] }),
    ),
  AmbushOver: (state) => {
    const ambush = findActivity(state, 'ambush');
    if (ambush === null) return state;
    const { by, victim, territory, leader, shown } = ambush;
    const { turn } = state;
    return withAmbushes(popActivity(state, ambush.id), ({ over }) => ({
      over: [
        ...over.filter((one) => one.turn === turn),
        ...(shown === null ? [] : [{ by, victim, territory, leader, ...shown, turn }]),
      ],
    }));
  },
};

/** No time runs during a pause. */
export const subscriptions: NonNullable<Feature<AmbushesContract>['subscriptions']> = {
  [HAND_LOWERED]: (state, { shift }) => shiftDeadline(state, shift),
  [TABLE_RESUMED]: (state, { shift }) => shiftDeadline(state, shift),
};

const shiftDeadline = (state: GameState, shift: number): GameState =>
  inAmbush(state, ({ time }) => ({
    time: time === null ? null : { opened: time.opened + shift, deadline: time.deadline + shift },
  }));

/** Returns the state with changed ambushes. */
export const withAmbushes = (
  state: GameState,
  change: (ambushes: AmbushesSlice['ambushes']) => Partial<AmbushesSlice['ambushes']>,
): GameState => ({ ...state, ambushes: { ...state.ambushes, ...change(state.ambushes) } });

function inAmbush(state: GameState, change: (ambush: AmbushActivity) => Partial<AmbushActivity>): GameState {
  const ambush = findActivity(state, 'ambush');
  return ambush === null ? state : updateActivity(state, 'ambush', ambush.id, change);
}
