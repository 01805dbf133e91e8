/** Spice that allies set aside for each other’s cards, shipments and revivals. */
import { type Feature, toNobody } from '../../kernel/feature.ts';
import { aCount, aFaction } from '../../model/fields.ts';
import type { PledgesContract } from './contract.ts';
import { pledgedBy, pledgesBy, totalOf } from './api.ts';
import {
  decidePledge,
  MOST_PLEDGED,
  purposesOf,
  returned,
  withDrawn,
  withoutPledge,
  withoutPledges,
  withPledge,
  withSetAside,
} from './pledging.ts';

export const pledges: Feature<PledgesContract> = {
  orders: { pledges: { until: 'taken-back' } },
  intents: {
    PledgeSpice: {
      from: 'seat',
      sent: { to: aFaction, cards: aCount, shipments: aCount, revivals: aCount },
      decided: (ctx, state, { to, cards, shipments, revivals }, { by }) =>
        decidePledge(ctx, state, by, to, { cards, shipments, revivals }),
    },
  },
  records: {
    SpicePledged: (state, { faction, to, sums }) => withPledge(state, faction, to, sums),
    PledgeReturned: (state, { faction, to }) => withoutPledge(state, faction, to),
    PledgeDrawn: (state, { faction, to, purpose, amount }) => withDrawn(state, faction, to, purpose, amount),
    PledgedAgain: (state, { faction, to, purpose, amount }) => withSetAside(state, faction, to, purpose, amount),
    PledgesForgotten: (state, { faction }) => withoutPledges(state, faction),
  },
  tells: {
    SpicePledged: toNobody,
    PledgeReturned: toNobody,
    PledgeDrawn: toNobody,
    PledgedAgain: toNobody,
    PledgesForgotten: toNobody,
  },
  followsAlways: (_ctx, state) => returned(state),
  // What was counted anew is all that lies behind the shield: nothing of it is set aside before that is said again.
  toldAlways: (state, faction, { kind }) =>
    kind === 'spice' && pledgesBy(state, faction).length > 0 ? [{ type: 'PledgesForgotten', faction }] : [],
  seesOwn: (ctx, state, faction) => ({
    pledges: {
      given: pledgesBy(state, faction),
      received: state.seating
        .map(({ faction: by }) => ({ by, sums: pledgedBy(state, by, faction) }))
        .filter(({ sums }) => totalOf(sums) > 0),
      mayPledge: purposesOf(ctx, state, faction),
      most: MOST_PLEDGED,
    },
  }),
  // When swapping ends, all can see that something was said.
  beforeTheGame: ['SpicePledged', 'PledgeReturned', 'PledgesForgotten'],
};
