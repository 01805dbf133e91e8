import { withAlliance } from '../../pieces/alliances.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import { allianceOf } from '../../model/selectors.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { AllianceNews, NexusActivity, NexusContract } from './contract.ts';
import { runningNexus } from './api.ts';
import { withNo, withoutWordsOf, withYes } from './offers.ts';

/** The reducers of a nexus. */
export const reducer: Feature<NexusContract>['reducer'] = {
  NexusBegan: (state, { nexus }) =>
    pushActivity(
      { ...state, nextNexus: state.nextNexus + 1 },
      { kind: 'nexus', id: 'nexus', nexus, enough: NO_COMMITMENTS, offers: [], words: [], news: null, time: null },
    ),
  AllianceAnswered: (state, { faction, members, says }) =>
    whileTalking(state, ({ offers, words }) => ({
      offers: (says === 'yes' ? withYes : withNo)(offers, faction, members),
      words: [...words, faction],
    })),
  AllianceFormed: (state, { members, alone }) =>
    withNews(
      withAlliance(state, members),
      members.flatMap((member) => allianceOf(state, member)),
      { kind: 'formed', members, alone },
      ({ offers }) => ({ offers: withoutWordsOf(offers, members) }),
    ),
  AllianceLeft: (state, { faction, alone }) =>
    withNews(
      withAlliance(state, [faction]),
      allianceOf(state, faction),
      { kind: 'left', faction, alone },
      ({ words }) => ({ words: [...words, faction] }),
    ),
  TalkedEnough: (state, { faction }) =>
    whileTalking(state, ({ enough }) => ({ enough: withCommitment(enough, faction, true) })),
  TalksOn: (state, { faction }) => whileTalking(state, ({ enough }) => ({ enough: withoutCommitted(enough, faction) })),
  NexusTimed: (state, { time }) => whileTalking(state, () => ({ time })),
  NexusEnded: (state) => popActivity(state, 'nexus'),
};

/** Moves the end of the nexus by `shift` (ms), because no time runs during a pause. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const time = runningNexus(state)?.time ?? null;
  if (time === null) return state;
  return whileTalking(state, () => ({ time: { opened: time.opened + shift, deadline: time.deadline + shift } }));
}

/**
 * Records the news. Factions whose alliance changed must say again that they have talked enough, so that they can
 * react.
 */
function withNews(
  state: GameState,
  concerned: readonly FactionId[],
  news: AllianceNews,
  also: (nexus: NexusActivity) => Partial<NexusActivity>,
): GameState {
  return whileTalking(state, (nexus) => ({
    ...also(nexus),
    news,
    enough: concerned.reduce((left, faction) => withoutCommitted(left, faction), nexus.enough),
  }));
}

const whileTalking = (state: GameState, change: (nexus: NexusActivity) => Partial<NexusActivity>): GameState =>
  updateActivity(state, 'nexus', 'nexus', change);
