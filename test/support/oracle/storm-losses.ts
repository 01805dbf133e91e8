/** A second reading of the losses to the storm. */
import type { ForceStack, GameEvent, GameState, TerritoryId } from '#engine';
import { hasMorePowers, isSandAt } from './played.ts';

/** Returns what is wrong with the losses when the storm moves, and when it ends. */
export const stormLossesWrong = (before: GameState, event: GameEvent, after: GameState): readonly string[] => [
  ...shelterWrong(before, event, after),
  ...stormSparedWrong(event, after),
];

/** The territories that the Shield Wall shelters. */
const SHELTERED: readonly TerritoryId[] = ['imperial-basin', 'arrakeen', 'carthag'];

/** Returns whether the storm that moved last has swept a sector. */
function sweptBy({ lastStorm }: GameState): (sector: number | null) => boolean {
  if (lastStorm === null) return () => false;
  const { from, sectors, control, answer } = lastStorm;
  // A second Weather Control may lead back; the storm has then swept the way of the first one. 003 VI.B.10
  const reach = Math.max(sectors, answer === null ? 0 : (control?.sectors ?? 0));
  return (at) => at !== null && ((at - from + 17) % 18) + 1 <= reach;
}

/**
 * What is wrong with losses behind the Shield Wall. They are checked while the storm moves: only then it is certain
 * whether the wall stood, because a card or the desk may break it or build it before the storm ends. 003 VI.B.2
 */
function shelterWrong(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  if (event.type !== 'StormMoved') return [];
  const isSwept = sweptBy(after);
  const sheltered = ({ territory }: ForceStack): boolean => SHELTERED.includes(territory);
  const isTaken = ({ faction, territory }: ForceStack): boolean =>
    event.forcesLost.some((lost) => lost.faction === faction && lost.territory === territory);
  return before.shieldWallStands
    ? event.forcesLost
        .filter(sheltered)
        .map(({ faction, territory }) => `the storm took ${faction} behind the wall, in ${territory}`)
    : before.forces
        .filter((stack) => sheltered(stack) && isSwept(stack.sector) && !isTaken(stack))
        .map(({ faction, territory }) => `the storm spared ${faction} in ${territory}, where no wall stands`);
}

/**
 * What is wrong with losses to the storm. In its sectors the storm takes everything that it can; of some forces it
 * takes half. Behind the Shield Wall it takes everything of a faction of which it has taken anything.
 */
function stormSparedWrong(event: GameEvent, state: GameState): readonly string[] {
  const { forces, spiceOnBoard, lastStorm, choices } = state;
  if (event.type !== 'StormEnded' || lastStorm === null) return [];
  const { forcesLost } = lastStorm;
  const isSwept = sweptBy(state);
  const isOpen = ({ faction, territory }: ForceStack): boolean =>
    SHELTERED.includes(territory)
      ? forcesLost.some((lost) => lost.faction === faction && lost.territory === territory)
      : isSandAt(choices, territory);
  const spared = forces.filter((stack) => isSwept(stack.sector) && isOpen(stack));
  // "Half losses" of the storm are for the Fremen's own forces, not for their mercenaries.
  const isHalf = ({ faction, territory, mercenaries = 0 }: ForceStack): boolean => {
    const here = (stacks: readonly ForceStack[]): number =>
      stacks
        .filter((stack) => stack.faction === faction && stack.territory === territory)
        .reduce((sum, { count, mercenaries = 0 }) => sum + count - mercenaries, 0);
    const more = here(forcesLost) - here(spared);
    const isCut = more === 0 || more === 1;
    return faction === 'fremen' && mercenaries === 0 && hasMorePowers(state.choices) && isCut;
  };
  return [
    ...spared
      .filter((stack) => !isHalf(stack))
      .map(({ faction, territory }) => `the storm spared ${faction} in ${territory}`),
    ...spiceOnBoard.filter(({ sector }) => isSwept(sector)).map(({ territory }) => `spice outlived it in ${territory}`),
  ];
}
