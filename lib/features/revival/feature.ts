/** Revival: forces and leaders come back from the tanks, all factions at once. */
import { FORCES_REVIVED } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { askedAnew } from '../../kernel/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import { decideBeginRevival } from './begin.ts';
import type { RevivalContract } from './contract.ts';
import { goesOn, goesOnAfterAll } from './advance.ts';
import { leadersCounted } from './leaders.ts';
import { asks, questions } from './prompts.ts';
import { records, specialRevived } from './reducer.ts';
import { tells } from './log.ts';
import { revivalView } from './view.ts';

/** Facts on which it rests who may come back, and for how much. */
const REVIVED_BY: readonly PublicFact['kind'][] = ['alliance', 'forces', 'leader', 'leader-deaths', 'tanks'];

export const revival: Feature<RevivalContract> = {
  activities: {
    revival: {
      phase: 'revival',
      goesOn,
      asks,
      corrected: (_ctx, _state, _revival, { kind }) => (REVIVED_BY.includes(kind) ? [askedAnew()] : []),
    },
  },
  questions,
  slice: () => ({ lastRevival: null, leadersReturning: [], specialsRevived: [] }),
  sees: (ctx, state) => ({ revival: revivalView(ctx, state) }),
  records,
  tells,
  followsAlways: (ctx, state) => [...leadersCounted(state), ...goesOnAfterAll(ctx, state)],
  phases: {
    revival: {
      begin: (ctx, state) => decideBeginRevival(ctx, state, 'revival'),
      isStillToCome: (_ctx, { turn, lastRevival }) => lastRevival?.turn !== turn,
      followsByItself: true,
      // It asks every faction with forces or leaders in the tanks. Where there is none, it needs no pause either.
      asksEverybodyFirst: () => true,
    },
    shipment: {
      begin: (ctx, state) => decideBeginRevival(ctx, state, 'shipment'),
      isUnderWay: ({ turn, lastRevival }) => lastRevival?.turn === turn && lastRevival.phase === 'shipment',
      followsByItself: true,
      asksEverybodyFirst: () => true,
    },
  },
  over: { RevivalBegan: ({ phase }, before) => (before.phase === phase ? null : 'phase') },
  follows: { [FORCES_REVIVED]: specialRevived },
  marks: { RevivalBegan: 'starts-afresh' },
};
