/** Semuta: a card on a leader whose strength falls by one at the start of each turn. */
import type { Feature } from '../../kernel/feature.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { FactionId } from '../../model/factions.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { GameEvent } from '../../model/events.ts';
import { leaderKilled } from '../../pieces/events.ts';
import { isReady, mayLive, strengthNow } from '../../pieces/leaders.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { SemutaContract, SemutaMove } from './contract.ts';
import { isInDeck } from './in-deck.ts';
import { drugOn, withDose, withDrugged, withoutDrug } from './drugged.ts';
import { facts } from './facts.ts';

export const semuta: Feature<SemutaContract> = {
  initialSlice: () => ({ drugged: [] }),
  publicView: (ctx, state) => ({
    drugged: isInDeck(ctx)
      ? state.drugged.map(({ leader, lost }) => ({ leader, lost, strength: strengthNow(ctx, state, leader) }))
      : null,
  }),
  advanceAlways: (ctx, state) => {
    const [step = []] = [worked(state), died(ctx, state), ended(ctx, state)].filter((events) => events.length > 0);
    return step;
  },
  facts,
  reducer: {
    LeaderDrugged: (state, { leader }) => withDose(state, leader),
    SemutaWorked: (state, { leader, turn }) => {
      const drug = drugOn(state, leader);
      return drug === null ? state : withDrugged(state, { ...drug, lost: drug.lost + drug.doses, workedIn: turn });
    },
    SemutaEnded: (state, { leader }) => withoutDrug(state, leader),
  },
  log: {
    LeaderDrugged: ({ by, leader }) => ({ code: 'leader-drugged', by, leader }),
    SemutaWorked: ({ leader }, _audience, before) => ({
      code: 'drug-worked',
      leader,
      lost: drugOn(before, leader)?.doses ?? 0,
    }),
    SemutaEnded: ({ leader }) => ({ code: 'drug-ended', leader }),
  },
  actions: {
    LeaderDrugged: ({ by, leader }, state) => moved(state, 'lay-on-leader', by, leader),
    SemutaEnded: ({ leader }, state) => moved(state, 'discard-from-leader', ownerOf(leader), leader),
  },
  inverseActions: {
    'lay-on-leader': (move) => ({ ...move, kind: 'discard-from-leader' }),
    'discard-from-leader': (move) => ({ ...move, kind: 'lay-on-leader' }),
  },
};

/** The drug takes its points at the start of a turn, before anybody acts. */
const worked = (state: GameState): readonly GameEvent[] =>
  state.drugged
    .filter(({ workedIn }) => workedIn < state.turn)
    .map(({ leader }) => ({ type: 'SemutaWorked', leader, turn: state.turn }));

const died = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  state.drugged
    .filter(({ leader }) => isReady(state, leader) && strengthNow(ctx, state, leader) === 0)
    .map(({ leader }) => leaderKilled(leader));

/**
 * A face-down leader keeps its cards until its strength is gone, so that they do not show that it is dead. A correction
 * may take a mercenary leader away from under its cards.
 */
const ended = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  state.drugged
    .filter(({ leader }) => !mayLive(state, leader) || strengthNow(ctx, state, leader) === 0)
    .map(({ leader }) => ({ type: 'SemutaEnded', leader }));

const moved = (
  { choices }: GameState,
  kind: SemutaMove['kind'],
  faction: FactionId,
  leader: LeaderId,
): readonly OwnedAction[] =>
  choices.components.treachery === 'app' ? [] : [{ owner: faction, move: { kind, faction, leader } }];
