/**
 * Factions that are out of the game, by a second reading of the rulebook.
 * @rules 000 XXVI · R-315
 */
import { isMainCharacter, type FactionId, type GameEvent, type GameState } from '#engine';
import { ownLeaders, ownOf } from '../../support/oracle/own.ts';

/** Returns the faults of a faction that goes out of the game, or that stays although all its leaders are dead. */
export function outWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'TurnBegan')
    return before.factions
      .map(({ faction }) => faction)
      .filter((faction) => isBeaten(before, faction))
      .map((faction) => `${faction} has no leader and is still in the game`);
  if (event.type !== 'FactionFell') return [];
  const { faction } = event;
  const { hand, spice } = ownOf(before, faction);
  return [
    ...(isBeaten(before, faction) ? [] : [`${faction} is out of the game and has a leader`]),
    ...(hand.some(({ card }) => card !== 'unknown') ? [`${faction} is out of the game with cards`] : []),
    ...(spice === 0 || spice === 'uncounted' ? [] : [`${faction} is out of the game with ${spice} spice`]),
    ...(before.forces.some((stack) => stack.faction === faction) ? [`${faction} is out of the game with forces`] : []),
  ];
}

/**
 * Whether all leaders of a faction are in the tanks or prisoners, its main character too. A mercenary leader does not
 * count as a living leader.
 */
function isBeaten(state: GameState, faction: FactionId): boolean {
  const own = ownLeaders(state, faction);
  return (
    own.some(({ leader }) => isMainCharacter(leader)) &&
    own.every(({ where, captor }) => where === 'tanks' || captor !== null)
  );
}
