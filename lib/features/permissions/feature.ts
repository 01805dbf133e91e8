/** Permissions: an owner's setting for powers that may serve an ally. */
import { oneOf } from '../../core/grammar.ts';
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { ADVANTAGE_IDS } from '../../model/advantages.ts';
import { factionField } from '../../model/fields.ts';
import type { PermissionsContract } from './contract.ts';
import { saidBy } from './api.ts';
import { decidePermission, ended, heardBy, lendsOf, withoutPermissions, withPermission } from './permitting.ts';

export const permissions: Feature<PermissionsContract> = {
  standingOrders: { permissions: { until: 'taken-back' } },
  commands: {
    SayPermission: {
      from: 'seat',
      input: { to: factionField, power: oneOf(...ADVANTAGE_IDS), permission: oneOf('granted', 'denied', 'asked') },
      decide: (ctx, state, command, { by }) => decidePermission(ctx, state, by, command),
    },
  },
  reducer: {
    PermissionSaid: (state, said) => withPermission(state, said.faction, said),
    PermissionsEnded: (state, { faction, to }) => withoutPermissions(state, faction, to),
  },
  log: { PermissionSaid: notLogged, PermissionsEnded: notLogged },
  advanceAlways: (_ctx, state) => ended(state),
  ownView: (ctx, state, faction) => ({
    permissions: {
      lends: lendsOf(ctx, faction),
      said: saidBy(state, faction),
      heard: heardBy(ctx, state, faction),
    },
  }),
  // A permission does not end the time for swaps. Otherwise the end would reveal that a seat has given a permission.
  allowedBeforeStart: ['PermissionSaid', 'PermissionsEnded'],
};
