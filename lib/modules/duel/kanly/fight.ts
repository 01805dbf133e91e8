/** A fight in the arena, of a duel or of a war: its questions, and the resolution of its attacks. */
import { must } from '../../../core/assert-never.ts';
import { shuffled } from '../../../core/random.ts';
import { oneOf } from '../../../core/grammar.ts';
import type { AnswerValue } from '../../../core/answer.ts';
import type { Environment, TimerHandler } from '../../../kernel/feature.ts';
import { commitmentOf } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { ArenaMove } from '../../../model/dueling.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import { leaderKilled, spiceFromBank, spiceMoved } from '../../../pieces/events.ts';
import { type Hit, resolveAttack } from '../arena/attack.ts';
import { answerTo } from '../arena/cards.ts';
import { legalMoves } from '../arena/moves.ts';
import { isDecided } from '../arena/turn.ts';
import { duelingHand, kanlyOf } from './api.ts';
import type { Fight } from './contract.ts';

/** The shortest time between an attack and its resolution (ms), whatever the attacked seat holds. */
const TIME_TO_ANSWER = 4_000;

/**
 * Returns the next events of a fight: a new deck, or the course of an attack. Returns none while a player decides, and
 * none after the end of the fight.
 *
 * @rules AH79 The Duel V.6–V.8, V.12
 */
export function fightGoesOn(state: GameState, fight: Fight, { at, random }: Environment): readonly GameEvent[] {
  const bout = must(fight.bout, 'a bout');
  const { deck, discards } = kanlyOf(state);
  if (deck.length === 0 && discards.length > 0)
    return [{ type: 'DuelingDeckShuffled', deck: shuffled(discards, random) }];
  if (isDecided(bout) || bout.attack === null) return [];
  if (bout.attack.direction === null) return attackResolved(state, fight);
  if (fight.resolvesAt === null) return [{ type: 'AttackTimed', until: at + TIME_TO_ANSWER }];
  return fight.answer !== null && at >= fight.resolvesAt ? attackResolved(state, fight) : [];
}

/** Returns the resolution of the attack, its payments and its deaths. @rules AH79 The Duel V.7, V.8 */
function attackResolved(state: GameState, fight: Fight): readonly GameEvent[] {
  const bout = must(fight.bout, 'a bout');
  const { by, on, direction } = must(bout.attack, 'an attack');
  const answer = fight.answer?.plays === true && direction !== null ? answerTo(direction) : null;
  const { hits } = resolveAttack(kanlyOf(state).rules, bout, answer !== null);
  return [
    { type: 'AttackResolved', by, on, answer, hits },
    ...hits.flatMap(paid),
    ...hits.flatMap((hit) => (hit.dies ? [leaderKilled(championOf(fight, hit.on))] : [])),
  ];
}

const paid = ({ by, on, fromBacking, fromDisc }: Hit): readonly GameEvent[] => [
  ...(fromBacking === 0 ? [] : [spiceMoved({ inFrontOf: on }, by, fromBacking)]),
  ...(fromDisc === 0 ? [] : [spiceFromBank(by, fromDisc)]),
];

/** The time limit of an attack. It does not end before the attacked seat has answered. */
export const attackTimer: TimerHandler<Fight> = {
  until: ({ answer, resolvesAt }) => (answer === null ? null : resolvesAt),
  seenUntil: ({ resolvesAt }) => resolvesAt,
  onTimeout: (_ctx, state, fight) => attackResolved(state, fight),
};

/** Returns the fight after a take-back. The attacked seat answers again, because the answer may have been shown. */
export const NOT_ANSWERED = { answer: null, resolvesAt: null } as const satisfies Partial<Fight>;

/** Asks the faction in turn for a move, or the attacked faction for an answer. The knife has no answer. */
export function fightPrompts(state: GameState, { id, bout, asked, answer, resolvesAt }: Fight): readonly Prompt[] {
  if (bout === null) return [];
  const about = `${id}-${asked}`;
  const { attack, turn, made, three } = bout;
  if (attack === null) {
    const answers = oneOf(...legalMoves(kanlyOf(state).rules, bout, duelingHand(state, turn)).map(asAnswer));
    return [createPrompt(state, { kind: 'arena-move', made, three }, { faction: turn, about, answers })];
  }
  const { by, on, direction } = attack;
  if (direction === null) return [];
  const holds = duelingHand(state, on).includes(answerTo(direction));
  return [
    createPrompt(
      state,
      { kind: 'answer-attack', by, direction },
      {
        faction: on,
        about,
        answers: holds ? oneOf(false, true) : oneOf(false),
        sealed: answer !== null,
        deadline: resolvesAt,
      },
    ),
  ];
}

const asAnswer = (move: ArenaMove): AnswerValue => ({ ...move });

/** Returns the leader that a faction has in the fight. */
export const championOf = ({ champions }: Pick<Fight, 'champions'>, faction: FactionId) =>
  must(commitmentOf(champions, faction), 'a champion');
