/** The faults of events of Kanly, by a second reading of the rulebook of 1984. */
import type { GameEvent, GameState } from '#engine';
import { isAllied } from '../../support/oracle/own.ts';

/** Returns the faults of an event. */
export function duelWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    // V.1: one threat a turn, and none against an ally.
    case 'KanlyThreatened':
      return [
        ...(isAllied(before, event.by, event.on) ? [`${event.by} threatens its ally ${event.on}`] : []),
        ...(before.kanly?.threats.some(({ turn, by }) => turn === before.turn && by === event.by) === true
          ? [`${event.by} threatens twice in a turn`]
          : []),
      ];
    // V.1: a player duels in only one Kanly that was threatened against it in a turn.
    case 'KanlyBegan':
      return before.kanly?.threats.some(
        ({ turn, on, stands }) => turn === before.turn && on === event.on && stands === 'fought',
      ) === true
        ? [`${event.on} fights a second duel that was threatened against it in this turn`]
        : [];
    // V.4: no player has more than four dueling cards.
    case 'DuelingCardDrawn':
      return (before.kanly?.hands.find(({ faction }) => faction === event.faction)?.cards.length ?? 0) >= 4
        ? [`${event.faction} draws a fifth dueling card`]
        : [];
    // V.3, V.8, V.11: seconds die only with their own side.
    case 'KanlyEnded':
      return event.seconds.flatMap(({ faction, side, fate }) => {
        const dies = event.how === 'death' && side !== event.winner;
        return dies === (fate === 'killed') ? [] : [`the second of ${faction} has the wrong fate`];
      });
    default:
      return [];
  }
}
