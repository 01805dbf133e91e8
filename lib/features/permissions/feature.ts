/** What an owner says once for all of powers that may serve an ally. */
import { oneOf } from '../../core/grammar.ts';
import { type Feature, toNobody } from '../../kernel/feature.ts';
import { ADVANTAGE_IDS } from '../../model/advantages.ts';
import { aFaction } from '../../model/fields.ts';
import type { PermissionsContract } from './contract.ts';
import { saidBy } from './api.ts';
import { decidePermission, ended, heardBy, lendsOf, withoutPermissions, withPermission } from './permitting.ts';

export const permissions: Feature<PermissionsContract> = {
  orders: { permissions: { until: 'taken-back' } },
  intents: {
    SayPermission: {
      from: 'seat',
      sent: { to: aFaction, power: oneOf(...ADVANTAGE_IDS), permission: oneOf('granted', 'denied', 'asked') },
      decided: (ctx, state, intent, { by }) => decidePermission(ctx, state, by, intent),
    },
  },
  records: {
    PermissionSaid: (state, said) => withPermission(state, said.faction, said),
    PermissionsEnded: (state, { faction, to }) => withoutPermissions(state, faction, to),
  },
  tells: { PermissionSaid: toNobody, PermissionsEnded: toNobody },
  followsAlways: (_ctx, state) => ended(state),
  seesOwn: (ctx, state, faction) => ({
    permissions: {
      lends: lendsOf(ctx, faction),
      said: saidBy(state, faction),
      heard: heardBy(ctx, state, faction),
    },
  }),
  // When swapping ends, all can see that something was said.
  beforeTheGame: ['PermissionSaid', 'PermissionsEnded'],
};
