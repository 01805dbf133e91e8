/**
 * The effect of Semuta by a second reading: one point at once, and one more at the start of each turn for each card.
 * @rules Nine-faction compendium XXXVII.A.4 ·
 */
import { type GameEvent, type GameState, type LeaderId } from '#engine';
import { strengthAt } from '../../support/oracle/main-characters.ts';

/** What is wrong with a dose, with the loss of a turn, or with the end of the drug. */
export function semutaWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'LeaderDrugged':
      return isAlive(before, event.leader) && strengthNow(before, event.leader) > 1
        ? []
        : ['semuta: a dose leaves no strength'];
    case 'CardLaidOnLeader':
      return before.factions.some(
        ({ faction, hand }) => faction === event.faction && hand.some(({ slot }) => slot === event.card.slot),
      )
        ? []
        : ['semuta: a card is laid on a leader that is in no hand'];
    case 'SemutaWorked': {
      const drug = before.drugged.find(({ leader }) => leader === event.leader);
      return event.turn === before.turn && drug !== undefined && drug.workedIn < event.turn
        ? []
        : ['semuta: a leader loses points twice in a turn'];
    }
    case 'SemutaEnded':
      return isAlive(before, event.leader) && strengthNow(before, event.leader) > 0
        ? ['semuta: the card leaves a leader with strength']
        : [];
    default:
      return [];
  }
}

const isAlive = ({ leaders }: GameState, leader: LeaderId): boolean =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'ready');

/** The strength of a leader now, by the points that the drug has taken. */
export const strengthNow = ({ choices, drugged }: GameState, leader: LeaderId): number =>
  strengthAt(choices, leader) - (drugged.find((one) => one.leader === leader)?.lost ?? 0);
