/** Control of territories without forces, by a second reading of the rulebook. */
import type { FactionId, GameState, TerritoryId } from '#engine';

/** The forces in a territory. Coexisting Bene Gesserit do not count. */
export const fightersIn = (state: GameState, territory: TerritoryId): readonly FactionId[] =>
  state.factions
    .filter(
      ({ faction, advisorsIn }) =>
        !advisorsIn.includes(territory) &&
        state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    )
    .map(({ faction }) => faction);

/** 000 XXXIV.3: "gain control of the territory", without tokens. R-306: until tokens come in. */
export const isControlledBy = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  faction === 'bene-tleilaxu' &&
  state.marks.controlled.includes(territory) &&
  fightersIn(state, territory).length === 0;
