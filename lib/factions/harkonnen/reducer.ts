import { withOffered } from '../../features/battle/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge, withLeader } from '../../pieces/changes.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { BattleId } from '../../model/battle.ts';
import type { EventOf } from '../../model/events.ts';
import type { KnowledgeGrant } from '../../model/knowledge.ts';
import { pushActivity, popActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CaptureActivity, CaptureId, HarkonnenContract } from './contract.ts';

const CAPTURE: AdvantageId = 'harkonnen/capture';

/**
 * The reducers of captured leaders. Logs of earlier releases have no `CaptureOffered`; the later events of such a log
 * imply that a capture was offered.
 */
export const reducer: Feature<HarkonnenContract>['reducer'] = {
  CaptureOffered: (state, { battle, captor, loser }) => withCapture(state, { battle, captor, loser, drawn: null }),
  CaptureDeclined: (state, { battle }) => withoutCapture(state, battle),
  LeaderCaptured: leaderCaptured,
  CaptiveKept: (state, { battle }) => withoutCapture(state, battle),
  // Two public facts about the leader do not change: where the leader fought, and how often the leader died.
  CaptiveKilled: (state, { battle, leader, captor }) =>
    withLeader(withoutCapture(state, battle), leader, { where: 'tanks', faceDown: true, captor }),
  // All players see which leader goes to the tanks.
  CaptiveTurnedIn: (state, { battle, owner }) =>
    withKnowledge(withoutCapture(state, battle), {
      knower: 'table',
      secret: { kind: 'captive', of: owner, battle, epoch: state.epoch },
    }),
  CaptivesReturned: (state, { leaders }) =>
    leaders.reduce((next, leader) => withLeader(next, leader, { captor: null }), state),
  // The owner is out of the game, and so is the leader.
  CaptivesRemoved: (state, { leaders }) =>
    leaders.reduce((next, leader) => withLeader(next, leader, { captor: null, where: 'tanks', foughtIn: null }), state),
};

/** Records that captor and owner know the drawn leader. */
function leaderCaptured(state: GameState, { battle, captor, owner, leader }: EventOf<'LeaderCaptured'>): GameState {
  return withKnowledge(
    withLeader(withCapture(state, { battle, captor, loser: owner, drawn: leader }), leader, { captor }),
    ...[captor, owner].map((knower): KnowledgeGrant => ({
      knower,
      secret: { kind: 'captive', of: owner, battle, epoch: state.epoch },
    })),
  );
}

/** Puts the capture after this battle on the stack. */
function withCapture(state: GameState, capture: Omit<CaptureActivity, 'kind' | 'id'>): GameState {
  return pushActivity(withoutCapture(state, capture.battle), { kind: 'capture', id: idOf(capture.battle), ...capture });
}

const withoutCapture = (state: GameState, battle: BattleId): GameState =>
  withOffered(popActivity(state, idOf(battle)), CAPTURE);

const idOf = (battle: BattleId): CaptureId => `capture-${battle}`;
