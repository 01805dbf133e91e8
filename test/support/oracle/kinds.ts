/**
 * The kinds of forces by a second reading: ordinary forces, starred forces (`*`) and mercenaries (`+`), each under its
 * name in an answer.
 * @rules 000 XXXVII.B.6 · R-317
 */
import { partName, type Forces, type GameState, type Place } from '#engine';

/** Returns each kind of which a stack has any, with its number. */
export const kindsOf = (stack: Place & Forces): readonly (readonly [name: string, number: number])[] =>
  allKindsOf(stack).filter(([, number]) => number > 0);

/** Returns every kind of a stack with its number, even 0. */
export const allKindsOf = (stack: Place & Forces): readonly (readonly [name: string, number: number])[] => {
  const { count, special, mercenaries = 0 } = stack;
  return [
    [partName(stack), count - special - mercenaries],
    [`${partName(stack)}*`, special],
    [`${partName(stack)}+`, mercenaries],
  ];
};

/** The number of mercenaries in the game. */
const MERCENARIES = 5;

/** Returns the mercenaries of one faction, in its reserves and on the board. */
const mercenariesOf = ({ factions, forces }: Pick<GameState, 'factions' | 'forces'>, faction: string): number =>
  [
    ...factions.filter((own) => own.faction === faction).map(({ reserves }) => reserves),
    ...forces.filter((stack) => stack.faction === faction),
  ].reduce((sum, { mercenaries = 0 }) => sum + mercenaries, 0);

/** Returns the mercenaries that serve no faction. */
export const mercenariesUnhired = (state: Pick<GameState, 'factions' | 'forces'>): number =>
  state.factions.reduce((left, { faction }) => left - mercenariesOf(state, faction), MERCENARIES);
