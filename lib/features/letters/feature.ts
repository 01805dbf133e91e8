/**
 * Sealed letters: a player writes a line and names the moment at which everybody reads it. Until then all see that the
 * letter lies there, and only its writer knows the words. Letters belong to the players, so they outlast a take-back.
 */
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { refused } from '../../model/decision.ts';
import { LETTER_FIELDS, letterField, type LetterId } from '../../model/letters.ts';
import type { GameState } from '../../model/state.ts';
import type { LettersContract } from './contract.ts';
import { followsByItself } from './opening.ts';
import { decideDestroy, decideSeal } from './sealing.ts';

export const letters: Feature<LettersContract> = {
  initialSlice: () => ({ sealedLetters: [], openedLetters: [], lastLetter: 0 }),
  publicView: (_ctx, { sealedLetters, openedLetters }) => ({
    sealedLetters: sealedLetters.map(({ id, by, opens, turn }) => ({ id, by, opens, turn })),
    openedLetters,
  }),
  ownView: (_ctx, { sealedLetters }, faction) => ({
    ownLetters: sealedLetters.filter(({ by }) => by === faction).map(({ id, words }) => ({ id, words })),
  }),
  commands: {
    SealLetter: {
      from: 'seat',
      input: LETTER_FIELDS,
      // Before the start, players may still swap factions, and a swap would show the letter to the wrong player.
      decide: (ctx, state, command, { by, isBeforeStart }) =>
        isBeforeStart() ? refused({ code: 'too-early-for-letters' }) : decideSeal(ctx, state, by, command),
    },
    DestroyLetter: {
      from: 'seat',
      input: { letter: letterField },
      decide: (_ctx, state, { letter }, { by }) => decideDestroy(state, by, letter),
    },
  },
  reducer: {
    LetterSealed: (state, { letter: id, by, words, opens }) => ({
      ...state,
      sealedLetters: [...state.sealedLetters, { id, by, words, opens, turn: state.turn, battle: null }],
      lastLetter: state.lastLetter + 1,
    }),
    LetterBattleBegan: (state, { letter, battle }) => ({
      ...state,
      sealedLetters: state.sealedLetters.map((one) => (one.id === letter ? { ...one, battle } : one)),
    }),
    LetterOpened: (state, { letter }) => ({
      ...withoutLetter(state, letter.id),
      openedLetters: [...state.openedLetters, letter],
    }),
    LetterDestroyed: (state, { letter }) => withoutLetter(state, letter),
  },
  log: {
    LetterSealed: ({ by, opens }) => ({ code: 'letter-sealed', by, opens }),
    LetterBattleBegan: notLogged,
    LetterOpened: ({ letter: { by, turn, words } }) => ({ code: 'letter-opened', by, turn, words }),
    LetterDestroyed: ({ letter }, _audience, before) => {
      const found = before.sealedLetters.find(({ id }) => id === letter);
      return found === undefined ? null : { code: 'letter-destroyed', by: found.by };
    },
  },
  chronicled: ['letter-opened'],
  advanceAlways: (_ctx, state) => followsByItself(state),
  neverUndone: ['LetterSealed', 'LetterBattleBegan', 'LetterOpened', 'LetterDestroyed'],
  onTakeBack: (back, { sealedLetters, openedLetters, lastLetter }) => ({
    ...back,
    sealedLetters,
    openedLetters,
    lastLetter,
  }),
};

const withoutLetter = (state: GameState, letter: LetterId): GameState => ({
  ...state,
  sealedLetters: state.sealedLetters.filter(({ id }) => id !== letter),
});
