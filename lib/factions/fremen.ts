import type { FactionId } from '../model/factions.ts';
import type { TerritoryId } from '../model/territories.ts';
import { areOneSide, fightersIn, isInPlay } from '../rules/position.ts';
import type { Advantage } from '../rules/powers.ts';

const SIETCHES: readonly TerritoryId[] = ['sietch-tabr', 'habbanya-sietch'];
/** In Tuek's Sietch these undo the plan, as allies too: the three are named without exception. */
const RULERS: readonly FactionId[] = ['harkonnen', 'atreides', 'emperor'];

/**
 * The two sietches are held by Fremen, or by nobody, and no ruler of the old order stands in Tuek's Sietch. An ally's
 * forces in the two sietches are the same as Fremen's.
 */
const desertKept: Advantage = {
  id: 'fremen/last-turn',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Fremen special victory"', 'AH79 Fremen shield', 'R-147'],
  winsAfterLastTurn: (state) =>
    SIETCHES.every((sietch) => fightersIn(state, sietch).every((there) => areOneSide(state, 'fremen', there))) &&
    !fightersIn(state, 'tueks-sietch').some((there) => RULERS.includes(there)),
};

/** With no Guild at the table nobody else wins by default. */
const withoutGuild: Advantage = {
  id: 'fremen/without-guild',
  faction: 'fremen',
  rules: ['GF9-2019 Questions and Answers, Miscellaneous', 'AH79 Questions and Answers E.3', 'R-13'],
  winsAfterLastTurn: (state) => !isInPlay(state, 'guild'),
};

/** The powers of Fremen at the end of the game. */
export const fremen: readonly Advantage[] = [desertKept, withoutGuild];
