import { type Feature, notLogged } from '../../../../kernel/feature.ts';
import type { GameEvent } from '../../../../model/events.ts';
import { stormOrder } from '../../../../model/selectors.ts';
import { popActivity, pushActivity, updateActivity } from '../../../../model/stack.ts';
import type { GameState } from '../../../../model/state.ts';
import { withSpiceCounted } from '../../../../pieces/changes.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import { playersOf } from '../../players.ts';
import { freeStartAsked } from '../events.ts';
import type { AccessContract, PlacingOnTableActivity, PlacingOnTableEvent } from '../contract.ts';

type Name = PlacingOnTableEvent['type'];

/** Ends the placement when all seats have told their placements. */
export const placingGoesOn = (ctx: Ctx, state: GameState, { told }: PlacingOnTableActivity): readonly GameEvent[] =>
  playersOf(ctx, state).every((faction) => told.includes(faction))
    ? [{ type: 'PlacingOnTableEnded' }, ...freeStartAsked(ctx, state)]
    : [];

/** The reducers of harvests with the table's own cards. */
export const placingReducer: Pick<Feature<AccessContract>['reducer'], Name> = {
  PlacingOnTableBegan: (state) => pushActivity(state, { kind: 'placing-on-table', id: 'placing-on-table', told: [] }),
  PlacementTold: (state, { faction }) =>
    updateActivity(state, 'placing-on-table', 'placing-on-table', ({ told }) => ({ told: [...told, faction] })),
  // A count from before or during the harvests is no longer right.
  PlacingOnTableEnded: (state) =>
    stormOrder(state).reduce(
      (now, faction) => withSpiceCounted(now, faction, 'uncounted'),
      popActivity(state, 'placing-on-table'),
    ),
};

/** The log lines of harvests with the table's own cards. */
export const placingLog: Pick<Feature<AccessContract>['log'], Name> = {
  PlacingOnTableBegan: () => ({ code: 'placing-on-table-began' }),
  PlacementTold: ({ faction, count }) => ({ code: 'placement-told', faction, count }),
  PlacingOnTableEnded: notLogged,
};
