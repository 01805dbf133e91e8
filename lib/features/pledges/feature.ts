/** Pledges of spice between allies, for cards, shipments and revivals. */
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { countField, factionField } from '../../model/fields.ts';
import type { PledgesContract } from './contract.ts';
import { pledgedBy, pledgesBy, totalOf } from './api.ts';
import {
  decidePledge,
  MAX_PLEDGED,
  purposesOf,
  returned,
  withDrawn,
  withoutPledge,
  withoutPledges,
  withPledge,
} from './pledging.ts';

export const pledges: Feature<PledgesContract> = {
  standingOrders: { pledges: { until: 'taken-back' } },
  commands: {
    PledgeSpice: {
      from: 'seat',
      input: { to: factionField, cards: countField, shipments: countField, revivals: countField },
      decide: (ctx, state, { to, cards, shipments, revivals }, { by }) =>
        decidePledge(ctx, state, by, to, { cards, shipments, revivals }),
    },
  },
  reducer: {
    SpicePledged: (state, { faction, to, sums }) => withPledge(state, faction, to, sums),
    PledgeReturned: (state, { faction, to }) => withoutPledge(state, faction, to),
    PledgeDrawn: (state, { faction, to, purpose, amount }) => withDrawn(state, faction, to, purpose, amount),
    PledgesForgotten: (state, { faction }) => withoutPledges(state, faction),
  },
  log: {
    SpicePledged: notLogged,
    PledgeReturned: notLogged,
    PledgeDrawn: notLogged,
    PledgesForgotten: notLogged,
  },
  advanceAlways: (_ctx, state) => returned(state),
  // A new count includes all the spice behind the shield. So every pledge ends, and its owner must make it again.
  onDeclareAlways: (state, faction, { kind }) =>
    kind === 'spice' && pledgesBy(state, faction).length > 0 ? [{ type: 'PledgesForgotten', faction }] : [],
  ownView: (ctx, state, faction) => ({
    pledges: {
      given: pledgesBy(state, faction),
      received: state.seating
        .map(({ faction: by }) => ({ by, sums: pledgedBy(state, by, faction) }))
        .filter(({ sums }) => totalOf(sums) > 0),
      mayPledge: purposesOf(ctx, state, faction),
      most: MAX_PLEDGED,
    },
  }),
  // A pledge does not end the time for swaps. Otherwise the end would reveal that a seat has made a pledge.
  allowedBeforeStart: ['SpicePledged', 'PledgeReturned', 'PledgesForgotten'],
};
