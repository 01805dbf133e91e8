/** Revival: all factions revive forces and leaders at the same time. */
import { FORCES_REVIVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { epochRaised } from '../../kernel/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { PhaseId } from '../../model/phases.ts';
import { decideBeginRevival } from './begin.ts';
import type { RevivalContract } from './contract.ts';
import { advance, goesOnAfterAll, oneAtOnce } from './advance.ts';
import { leadersCounted } from './leaders.ts';
import { activityPrompts, askedAtOnce, promptHandlers } from './prompts.ts';
import { reducer, specialRevived } from './reducer.ts';
import { log } from './log.ts';
import { revivalView } from './view.ts';

/** The facts that change revivals or their prices. */
const REVIVED_BY: readonly PublicFact['kind'][] = ['alliance', 'forces', 'leader', 'leader-deaths', 'tanks'];

type Phases = Required<NonNullable<Feature<RevivalContract>['phases']>>;

/** Returns the handler of the revival as the first part of a phase with shipments. */
const partOf = (phase: PhaseId): Phases['shipment'] => ({
  begin: (ctx, state) => decideBeginRevival(ctx, state, phase),
  isInProgress: ({ turn, lastRevival }) => lastRevival?.turn === turn && lastRevival.phase === phase,
  startsAutomatically: true,
  opensWithWindow: () => true,
});

export const revival: Feature<RevivalContract> = {
  activities: {
    revival: {
      phase: 'revival',
      advance,
      prompts: activityPrompts,
      onCorrection: (_ctx, _state, _revival, { kind }) => (REVIVED_BY.includes(kind) ? [epochRaised()] : []),
    },
    'return-at-once': {
      advance: () => [],
      prompts: askedAtOnce,
      onCorrection: (_ctx, _state, _return, { kind }) => (REVIVED_BY.includes(kind) ? [epochRaised()] : []),
    },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ lastRevival: null, leadersReturning: [], leadersJustGone: [], specialsRevived: [] }),
  publicView: (ctx, state) => ({ revival: revivalView(ctx, state) }),
  reducer,
  log,
  advanceAlways: (ctx, state) => [...leadersCounted(state), ...goesOnAfterAll(ctx, state), ...oneAtOnce(ctx, state)],
  phases: {
    revival: {
      begin: (ctx, state) => decideBeginRevival(ctx, state, 'revival'),
      isPending: (_ctx, { turn, lastRevival }) => lastRevival?.turn !== turn,
      startsAutomatically: true,
      // The revival asks every faction with pieces in the tanks. If no faction has any, the phase needs no pause
      // either.
      opensWithWindow: () => true,
    },
    shipment: partOf('shipment'),
    'shipment-round': partOf('shipment-round'),
  },
  endsLifetime: { RevivalBegan: ({ phase }, before) => (before.phase === phase ? null : 'phase') },
  subscriptions: { [FORCES_REVIVED]: specialRevived },
  instructionEffects: { RevivalBegan: 'starts-afresh' },
};
