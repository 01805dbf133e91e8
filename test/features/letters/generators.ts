/** Random letters, and pairs of tables that differ in the words of a letter. */
import {
  MAX_LETTER_LENGTH,
  type Command,
  type FactionId,
  type GameState,
  type LetterMoment,
  type Random,
} from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { stateOf } from '../../support/table.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

const LINES = ['The Emperor betrays the Guild.', 'I hold the Lasgun.', 'x'.repeat(MAX_LETTER_LENGTH)] as const;

const factionsIn = ({ seating }: GameState): readonly FactionId[] => seating.map(({ faction }) => faction);

/** Returns a random letter. Some letters would never open. */
export function randomLetter(state: GameState, random: Random): Extract<Command, { readonly type: 'SealLetter' }> {
  const faction = pickRandom(factionsIn(state), random);
  const moments: readonly LetterMoment[] = [
    { at: 'turn', turn: Math.max(1, state.turn + random(3)) },
    { at: 'battle', faction },
    { at: 'win', faction },
    { at: 'end' },
  ];
  return { type: 'SealLetter', words: pickRandom(LINES, random), opens: pickRandom(moments, random) };
}

function randomLetterMove(state: GameState, random: Random): Move {
  if (state.sealedLetters.length === 0 || chance(60, random)) {
    return { by: pickRandom(factionsIn(state), random), command: randomLetter(state, random) };
  }
  const letter = pickRandom(state.sealedLetters, random);
  return {
    by: chance(80, random) ? letter.by : pickRandom(factionsIn(state), random),
    command: { type: 'DestroyLetter', letter: letter.id },
  };
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The words of a sealed letter. */
  letter: {
    parts: (table, owner, random) => {
      const { opens } = randomLetter(stateOf(table), random);
      const [one, two] = ['I shall win.', 'The Fremen will fall before the third turn.'].map((words): Move => ({
        by: owner,
        command: { type: 'SealLetter', words, opens },
      }));
      return one === undefined || two === undefined ? null : { owner, one, two };
    },
  },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [(table, random) => randomLetterMove(stateOf(table), random)];
