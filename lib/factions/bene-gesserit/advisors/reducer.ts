import { turnNow } from '../../../features/ship-and-move/steps.ts';
import { withFaction } from '../../../pieces/changes.ts';
import { placeForces } from '../../../pieces/groups.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { EventOf } from '../../../model/events.ts';
import { minus } from '../../../model/forces.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import { withStandingOrder, withoutStandingOrder } from '../../../model/standing-orders.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsContract } from './contract.ts';

const ONE = { count: 1, special: 0 };

/** The reducers of this feature. */
export const reducer: Feature<AdvisorsContract>['reducer'] = {
  AdvisorsAsked: (state, { faction, call, arrival }) =>
    pushActivity(state, { kind: 'advisors', id: 'advisors', faction, call, arrival }),
  AdvisorSent: wentAlong,
  NobodySent: (state) => popActivity(state, 'advisors'),
  SendingOrdered: (state, { faction, sends }) => ({
    ...state,
    standingOrders:
      sends === null
        ? withoutStandingOrder(state.standingOrders, faction, 'sends-advisors')
        : withStandingOrder(state.standingOrders, faction, { kind: 'sends-advisors', sends }),
  }),
  IntrusionAnswered: (state) => popActivity(state, 'advisors'),
  BattlesAnnounced: (state) => popActivity(state, 'advisors'),
};

function wentAlong(state: GameState, event: EventOf<'AdvisorSent'>): GameState {
  const { faction, along, side, territory, sector } = event;
  const said = popActivity(state, 'advisors');
  const gone = withFaction(said, faction, ({ reserves }) => ({ reserves: minus(reserves, ONE) }));
  const there = placeForces(gone, faction, { territory, sector }, ONE, side);
  if (!along || turnNow(there) === null) return there;
  return { ...there, advisors: { locked: { turn: there.turn, territories: [...lockedNow(there), territory] } } };
}

const lockedNow = ({ turn, advisors: { locked } }: GameState): readonly TerritoryId[] =>
  locked.turn === turn ? locked.territories : [];
