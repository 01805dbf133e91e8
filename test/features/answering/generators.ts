/** Random withdrawn answers, and answers for other seats. */
import { chance, pickRandom } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random, open) => {
    const sealed = open.filter((prompt) => prompt.sealed);
    if (sealed.length === 0) return { by: randomFaction(table, random), command: { type: 'RaiseHand' } };
    const prompt = pickRandom(sealed, random);
    return { by: prompt.faction, command: { type: 'Withdraw', prompt: prompt.id } };
  },
  (_table, random, open) =>
    open.length === 0 || chance(15, random)
      ? byModerator({ type: 'ClearInstructions' })
      : byModerator({ type: 'AnswerByDefault', prompt: pickRandom(open, random).id }),
];
