/** The nexus: a worm has come, play stops, people talk, and alliances are made and broken. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NOTHING_COMMITTED } from '../../model/commitments.ts';
import { aFaction, aTerritory } from '../../model/fields.ts';
import { sharedNow } from './alliances.ts';
import { decideBeginNexus, decideEndNexus, decideTimeNexus } from './begin.ts';
import type { NexusContract } from './contract.ts';
import { corrected } from './corrections.ts';
import { decideTakeOffShared } from './shared.ts';
import { nexusEnded } from './ending.ts';
import { goesOn } from './advance.ts';
import { asks, questions } from './prompts.ts';
import { putOff, records } from './reducer.ts';
import { tells } from './log.ts';
import { nexusView } from './view.ts';

/** In minutes. */
const LONGEST_TALK = 30;

export const nexus: Feature<NexusContract> = {
  activities: {
    nexus: {
      phase: 'spice-blow',
      goesOn,
      asks,
      timed: { until: ({ time }) => time?.deadline ?? null, over: (_ctx, state) => [nexusEnded(state, false)] },
      corrected,
      // Everybody talks anew. What was offered then stands, as a standing order does: its owner sees it and may take it back.
      takenBack: (activity) => ({ ...activity, enough: NOTHING_COMMITTED, time: null }),
    },
  },
  questions,
  slice: () => ({ nextNexus: 1 }),
  sees: (ctx, state) => ({ nexus: nexusView(ctx, state), sharedByAllies: sharedNow(ctx, state) }),
  intents: {
    BeginNexus: { from: 'moderator', sent: {}, decided: (_ctx, state) => decideBeginNexus(state) },
    TimeNexus: {
      from: 'moderator',
      sent: { minutes: range(0, LONGEST_TALK) },
      decided: (_ctx, state, { minutes }, { at }) => decideTimeNexus(state, minutes, at),
    },
    TakeOffShared: {
      from: 'moderator',
      sent: { faction: aFaction, territory: aTerritory },
      decided: (ctx, state, { faction, territory }) => decideTakeOffShared(ctx, state, faction, territory),
    },
    EndNexus: { from: 'moderator', sent: {}, decided: (_ctx, state) => decideEndNexus(state) },
  },
  records,
  follows: {
    [HAND_LOWERED]: (state, { shift }) => putOff(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => putOff(state, shift),
  },
  tells,
};
