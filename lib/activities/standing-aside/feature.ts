/** "Nothing from me this phase": a seat that passes in every window until the phase is over, unseen by all others. */
import { yesOrNo } from '../../table/fields.ts';
import { type Feature, toNobody } from '../../play/feature.ts';
import { passedInstead, WINDOW_ANSWERED } from '../../play/windows/made.ts';
import { type Decision, happened } from '../../table/decision.ts';
import type { FactionId } from '../../table/factions.ts';
import { withOrder, withoutOrder } from '../../table/standing-orders.ts';
import type { GameState } from '../../table/state.ts';
import type { AsideContract } from './contract.ts';
import { standsAside } from './known.ts';

const KIND = 'stands-aside';

export const standingAside: Feature<AsideContract> = {
  orders: { [KIND]: { until: 'phase' } },
  intents: {
    StandAside: {
      from: 'seat',
      sent: { on: yesOrNo },
      decided: (_ctx, state, { on }, { by }) => decideStandAside(state, by, on),
    },
  },
  records: { StoodAside: (state, { faction, on }) => (on ? aside(state, faction) : notAside(state, faction)) },
  // Who plays after all stands aside no more.
  follows: {
    [WINDOW_ANSWERED]: (state, { faction, answer }) => (answer.kind === 'pass' ? state : notAside(state, faction)),
  },
  tells: { StoodAside: toNobody },
  seesOwn: (_ctx, state, faction) => ({ standsAside: standsAside(state, faction) }),
  beforeTheGame: ['StoodAside'],
};

/** Who stands aside after an answer passes instead. */
function decideStandAside(state: GameState, faction: FactionId, on: boolean): Decision {
  if (standsAside(state, faction) === on) return happened();
  return happened({ type: 'StoodAside', faction, on }, ...(on ? passedInstead(state, faction) : []));
}

const aside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withOrder(state.standingOrders, faction, { kind: KIND }),
});

const notAside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutOrder(state.standingOrders, faction, KIND),
});
