/** Plays of a Karama by and against the Tleilaxu of Dune Squad, by a second reading. */
import { getField, type AnswerValue, type FactionId, type GameState } from '#engine';
import { gholasOf, isCardPlayed, isInSealedPlan } from '../../support/oracle/cards.ts';
import { isStoppable } from '../stopped-revival/oracle.ts';
import { isAllied } from '../../support/oracle/own.ts';

/** Whether a Karama is played, or a card that is one in this hand (003 VIII.G.3). */
export const isKaramaPlayed = (state: GameState, by: FactionId, value: AnswerValue, field: string): boolean =>
  (['karama', ...gholasOf(state.choices, by)] as const).some((title) => isCardPlayed(state, by, title, value, [field]));

/** 003 VI.B.5.m: Tleilaxu pays for its revival. It has not chosen it yet, and pays only once. */
export const isTleilaxuCharged = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  getField(value, 'cancels') === 'tleilaxu/free-revival' &&
  by !== 'tleilaxu' &&
  !isAllied(state, by, 'tleilaxu') &&
  state.factions.some(({ faction }) => faction === 'tleilaxu') &&
  state.stack.some((one) => one.kind === 'revival' && !one.cancelled.includes('tleilaxu/free-revival')) &&
  state.lastRevival?.revived.every(({ faction }) => faction !== 'tleilaxu') === true;

/** 003 VI.B.8.c: in a battle against Tleilaxu, before the plans are shown, once. */
export const isGuarding = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  isCardPlayed(state, by, 'tleilaxu-ghola', value, ['guards']) &&
  getField(value, 'guards') === true &&
  !isInSealedPlan(state, by, value) &&
  state.stack.some(
    (one) =>
      one.kind === 'battle' &&
      one.revealed === null &&
      state.deadTraitors.guarded?.battle !== one.id &&
      [one.aggressor.faction, one.defender.faction].toSorted().join() === [by, 'tleilaxu'].toSorted().join() &&
      by !== 'tleilaxu',
  );

/** 003 VII.G.1: Tleilaxu stops "any one player from reviving tokens one time". */
export const isStopping = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  by === 'tleilaxu' &&
  isKaramaPlayed(state, by, value, 'stops') &&
  state.factions.some(({ faction }) => faction === getField(value, 'stops') && isStoppable(state, faction));
