/** The forces at the site of a battle. */
import type { AdvantageId, FactionId, ForceStack, GameState, Forces } from '#engine';

export type Battle = Extract<GameState['stack'][number], { readonly kind: 'battle' }>;

/** Returns a side's forces in the sectors of the battle, stack by stack; advisors fight no battle. */
export const stacksIn = (state: GameState, { territory, sectors }: Battle, of: FactionId): readonly ForceStack[] =>
  state.factions.some(({ faction, advisorsIn }) => faction === of && advisorsIn.includes(territory))
    ? []
    : state.forces.filter(
        (stack) =>
          stack.faction === of &&
          stack.territory === territory &&
          stack.sector !== null &&
          sectors.includes(stack.sector),
      );

export const forcesIn = (state: GameState, battle: Battle, faction: FactionId): Forces =>
  allOf(stacksIn(state, battle, faction));

export const allOf = (forces: readonly Forces[]): Required<Forces> => ({
  count: forces.reduce((sum, { count }) => sum + count, 0),
  special: forces.reduce((sum, { special }) => sum + special, 0),
  mercenaries: forces.reduce((sum, { mercenaries = 0 }) => sum + mercenaries, 0),
});

/** Whether a Karama has cancelled this power for the battle. */
export const isCancelled = ({ cancelled }: Battle, advantage: AdvantageId): boolean => cancelled.includes(advantage);
