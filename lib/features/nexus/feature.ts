/** The nexus: a worm has come, the game stops, and alliances are made and broken. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import { factionField, territoryField } from '../../model/fields.ts';
import { sharedTerritories } from './alliances.ts';
import { decideBeginNexus, decideEndNexus, decideTimeNexus } from './begin.ts';
import type { NexusContract } from './contract.ts';
import { onCorrection } from './corrections.ts';
import { decideTakeOffShared } from './shared.ts';
import { nexusEnded } from './ending.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { shiftDeadlines, reducer } from './reducer.ts';
import { log } from './log.ts';
import { nexusView } from './view.ts';

/** The longest time limit (minutes). */
const MAX_TALK_TIMES = 30;

export const nexus: Feature<NexusContract> = {
  activities: {
    nexus: {
      phase: 'spice-blow',
      advance,
      prompts: activityPrompts,
      timer: { until: ({ time }) => time?.deadline ?? null, onTimeout: (_ctx, state) => [nexusEnded(state, false)] },
      onCorrection,
      // After a take-back all players talk again. The offers of that moment are open again; their owners see them and
      // may withdraw them.
      onTakeBack: (activity) => ({ ...activity, enough: NO_COMMITMENTS, time: null }),
    },
  },
  prompts: promptHandlers,
  seals: ['AllianceFormed', 'AllianceLeft', 'TalkedEnough', 'NexusEnded'],
  initialSlice: () => ({ nextNexus: 1 }),
  publicView: (ctx, state) => ({ nexus: nexusView(ctx, state), sharedByAllies: sharedTerritories(ctx, state) }),
  commands: {
    BeginNexus: { from: 'moderator', input: {}, decide: (ctx, state) => decideBeginNexus(ctx, state) },
    TimeNexus: {
      from: 'moderator',
      input: { minutes: range(0, MAX_TALK_TIMES) },
      decide: (_ctx, state, { minutes }, { at }) => decideTimeNexus(state, minutes, at),
    },
    TakeOffShared: {
      from: 'moderator',
      input: { faction: factionField, territory: territoryField },
      decide: (ctx, state, { faction, territory }) => decideTakeOffShared(ctx, state, faction, territory),
    },
    EndNexus: { from: 'moderator', input: {}, decide: (_ctx, state) => decideEndNexus(state) },
  },
  reducer,
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
  log,
  chronicled: ['alliance-formed', 'alliance-left'],
};
