/** The questions of a duel, and the handlers of the answers. */
import { type AnswerValue, asRecord, getField, isList } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { oneOf, range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { commitmentOf, hasCommitted } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { ArenaMove, SectorId } from '../../../model/dueling.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { forcesRevived, leaderRevived, spiceFromBank } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { fighterOf } from '../arena/bout.ts';
import { isInward } from '../arena/moves.ts';
import { placesFor } from '../arena/plan.ts';
import { duelingHand, kanlyOf, readyLeaders, runningFight } from './api.ts';
import type { KanlyActivity, KanlyContract, Second } from './contract.ts';
import { championOf, fightPrompts } from './fight.ts';
import { payAnswers, pointsOf, secondAnswers, secondsOf, spiceLeft } from './seconds.ts';

/** Returns the questions of the present step. */
export function duelPrompts(ctx: Ctx, state: GameState, duel: KanlyActivity): readonly Prompt[] {
  switch (duel.step) {
    case 'champions':
      return championPrompts(ctx, state, duel);
    case 'places':
      return placePrompts(state, duel);
    case 'backing':
      return backingPrompts(state, duel);
    case 'seconds':
      return secondPrompts(ctx, state, duel);
    case 'arena':
      return fightPrompts(state, duel);
    case 'pay':
      return payPrompts(ctx, state, duel);
  }
}

const championPrompts = (ctx: Ctx, state: GameState, { id: about, by, on, champions }: KanlyActivity) =>
  [by, on].map((faction) =>
    createPrompt(
      state,
      { kind: 'kanly-champion', against: faction === by ? on : by },
      {
        faction,
        about,
        answers: oneOf(...readyLeaders(ctx, state, faction)),
        sealed: hasCommitted(champions, faction),
      },
    ),
  );

function placePrompts(state: GameState, { id: about, by, on, places }: KanlyActivity): readonly Prompt[] {
  const faction = places.length === 0 ? by : on;
  const taken = places.map(({ at }) => at);
  const answers = oneOf(...placesFor(kanlyOf(state).rules.arena, taken));
  return [
    createPrompt(state, { kind: 'place-champion', against: faction === by ? on : by }, { faction, about, answers }),
  ];
}

const backingPrompts = (state: GameState, { id: about, by, on, backing }: KanlyActivity) =>
  [by, on].map((faction) =>
    createPrompt(
      state,
      { kind: 'back-champion', against: faction === by ? on : by },
      { faction, about, answers: range(0, mostBacking(state, faction)), sealed: hasCommitted(backing, faction) },
    ),
  );

/** Returns the largest backing. The program believes a faction with uncounted spice. @rules AH79 The Duel V.2 · */
function mostBacking(state: GameState, faction: FactionId): number {
  const { spice } = factionState(state, faction);
  const most = kanlyOf(state).rules.mostBacking;
  return spice === 'uncounted' ? most : Math.min(most, spice);
}

const secondPrompts = (ctx: Ctx, state: GameState, duel: KanlyActivity) =>
  secondsOf(state, duel).map((faction) =>
    createPrompt(
      state,
      { kind: 'send-second', by: duel.by, on: duel.on },
      {
        faction,
        about: duel.id,
        answers: secondAnswers(ctx, state, duel, faction),
        sealed: hasCommitted(duel.seconds, faction),
      },
    ),
  );

const payPrompts = (ctx: Ctx, state: GameState, duel: KanlyActivity) =>
  duel.unpaid.map((faction) => {
    const points = pointsOfSecond(ctx, state, duel, faction);
    return createPrompt(
      state,
      { kind: 'collect-second', points },
      { faction, about: duel.id, answers: payAnswers(ctx, state, faction, points) },
    );
  });

function pointsOfSecond(ctx: Ctx, state: GameState, { seconds }: KanlyActivity, faction: FactionId): number {
  const second = commitmentOf(seconds, faction);
  return second === null || second === 'nobody' ? 0 : pointsOf(ctx, state, second.leader);
}

/** The handlers of the answers. */
export const promptHandlers: Feature<KanlyContract>['prompts'] = {
  'kanly-champion': {
    // If the first leader were the default, everybody would know the leader.
    isDefaultByChance: true,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'ChampionSealed', faction, leader: value as LeaderId }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'ChampionWithdrawn', faction }),
  },
  'place-champion': {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'ChampionPlaced', faction, at: value as SectorId }),
  },
  'back-champion': {
    onAnswer: (_ctx, _state, { faction }, value) => accepted({ type: 'BackingSealed', faction, amount: Number(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'BackingWithdrawn', faction }),
  },
  'send-second': {
    isDefaultByChance: true,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'SecondSealed', faction, second: value === 'nobody' ? value : secondOf(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'SecondWithdrawn', faction }),
  },
  'arena-move': {
    onAnswer: (_ctx, state, { faction }, value) => accepted(...movedInArena(state, faction, moveOf(value))),
  },
  'answer-attack': {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'AttackAnswered', faction, plays: value === true }),
  },
  'collect-second': {
    onAnswer: (ctx, state, { faction, points }, value) => {
      const told = getField(value, 'leaders');
      const leaders = (isList(told) ? told : []) as readonly LeaderId[];
      const forces = Number(getField(value, 'forces'));
      const special = Number(getField(value, 'special'));
      const spice = spiceLeft(ctx, points, { forces, leaders });
      return accepted(
        { type: 'SecondPaid', faction, spice, forces, special, leaders },
        ...(spice === 0 ? [] : [spiceFromBank(faction, spice)]),
        ...(forces === 0 ? [] : [forcesRevived(faction, { count: forces, special })]),
        ...leaders.map((leader) => leaderRevived(leader, false)),
      );
    },
  },
};

const secondOf = (value: AnswerValue): Second => asRecord(value) as unknown as Second;
const moveOf = (value: AnswerValue): ArenaMove => asRecord(value) as unknown as ArenaMove;

/** Returns a move, and the card for a step towards the centre. @rules AH79 The Duel V.4 · R-250 */
function movedInArena(state: GameState, faction: FactionId, move: ArenaMove): readonly GameEvent[] {
  const { rules, deck } = kanlyOf(state);
  const fight = must(runningFight(state), 'a fight');
  const bout = must(fight.bout, 'a bout');
  const from = must(fighterOf(bout, faction), 'the leader in turn').at;
  const draws =
    move.move === 'step' &&
    isInward(rules, from, move.to) &&
    duelingHand(state, faction).length < rules.handLimit &&
    deck.length > 0;
  return [
    { type: 'ArenaMoved', faction, move, shows: move.move === 'attack' ? championOf(fight, faction) : null },
    ...(draws ? [{ type: 'DuelingCardDrawn', faction, card: must(deck[0], 'a card') } as const] : []),
  ];
}
