/** Mercenaries: a third kind of forces and a leader, which come from their own pool and go back there. */
import type { Feature } from '../../kernel/feature.ts';
import type { GameEvent } from '../../model/events.ts';
import { onlyMercenaries, plus } from '../../model/forces.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import { MERCENARIES } from '../../model/mercenaries.ts';
import { isInPlay, leaderState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { withFaction } from '../../pieces/changes.ts';
import { mercenariesInPool } from '../../pieces/mercenaries.ts';
import type { MercenaryContract } from './contract.ts';
import { facts } from './facts.ts';
import { isInDeck } from './in-deck.ts';
import { withMercenaryLeader } from './leader.ts';

export const mercenary: Feature<MercenaryContract> = {
  initialSlice: () => ({ mercenaryLeader: null }),
  publicView: (ctx, state) => ({
    mercenaries: isInDeck(ctx)
      ? {
          pool: mercenariesInPool(state),
          all: MERCENARIES,
          leader: state.mercenaryLeader,
        }
      : null,
  }),
  advanceAlways: (_ctx, state) => leaderLeaves(state),
  facts,
  reducer: {
    MercenariesHired: (state, { faction, count }) =>
      withFaction(state, faction, ({ reserves }) => ({ reserves: plus(reserves, onlyMercenaries(count)) })),
    MercenaryLeaderHired: (state, { leader }) => withMercenaryLeader(state, leader),
    MercenaryLeaderLeft: (state) => withMercenaryLeader(state, null),
  },
  log: {
    MercenariesHired: ({ by, faction, count }) => ({ code: 'mercenaries-hired', by, faction, count }),
    MercenaryLeaderHired: ({ by, leader }) => ({ code: 'mercenary-leader-hired', by, leader }),
    MercenaryLeaderLeft: ({ leader }) => ({ code: 'mercenary-leader-left', leader }),
  },
  actions: {
    MercenariesHired: ({ faction, count }) => [{ owner: faction, move: { kind: 'hire-mercenaries', faction, count } }],
    MercenaryLeaderHired: ({ leader }) => [{ owner: ownerOf(leader), move: { kind: 'hire-leader', leader } }],
    MercenaryLeaderLeft: ({ leader }) => [{ owner: ownerOf(leader), move: { kind: 'dismiss-leader', leader } }],
  },
  inverseActions: {
    'hire-mercenaries': (move) => ({ ...move, kind: 'dismiss-mercenaries' }),
    'dismiss-mercenaries': (move) => ({ ...move, kind: 'hire-mercenaries' }),
    'hire-leader': ({ leader }) => ({ kind: 'dismiss-leader', leader }),
    'dismiss-leader': ({ leader }) => ({ kind: 'hire-leader', leader }),
  },
};

/** A dead mercenary leader goes back to the pool, without the cards on it. So does the leader of a fallen faction. */
function leaderLeaves(state: GameState): readonly GameEvent[] {
  const leader = state.mercenaryLeader;
  return leader !== null && (isDead(state, leader) || !isInPlay(state, ownerOf(leader))) && !hasCards(state, leader)
    ? [{ type: 'MercenaryLeaderLeft', leader }]
    : [];
}

const isDead = (state: GameState, leader: LeaderId): boolean => leaderState(state, leader).where === 'tanks';

/** Whether cards lie on the leader. They go to the discards before the leader leaves. */
const hasCards = ({ leaderCards }: GameState, leader: LeaderId): boolean =>
  leaderCards.some((one) => one.leader === leader);
