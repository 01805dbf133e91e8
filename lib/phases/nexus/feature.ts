/** The nexus: a worm has come, play stops, people talk, and alliances are made and broken. */
import { HAND_LOWERED, TABLE_RESUMED } from '../../activities/talking/made.ts';
import { range } from '../../core/grammar.ts';
import type { Feature } from '../../play/feature.ts';
import { NOTHING_COMMITTED } from '../../table/commitments.ts';
import { aFaction, aTerritory } from '../../table/fields.ts';
import { sharedNow } from './alliances.ts';
import { decideBeginNexus, decideEndNexus, decideTimeNexus } from './begin.ts';
import type { NexusContract } from './contract.ts';
import { corrected } from './corrected.ts';
import { decideTakeOffShared } from './shared.ts';
import { nexusEnded } from './ending.ts';
import { goesOn } from './flow.ts';
import { asks, questions } from './questions.ts';
import { putOff, records } from './record.ts';
import { tells } from './tell.ts';
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
