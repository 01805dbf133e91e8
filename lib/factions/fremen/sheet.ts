import { caughtInStorm } from '../../features/storm/api.ts';
import { halfLost } from '../../pieces/losses.ts';
import { fightNow } from '../../features/battle/api/fighting.ts';
import { areOneSide, fightingFactionsIn, isInPlay } from '../../model/selectors.ts';
import type { Advantage } from '../../powers/power.ts';
import { allyStillRevives } from '../../features/revival/api.ts';
import { turnNow } from '../../features/ship-and-move/steps.ts';
import { runningShipment } from '../../features/shipment/api.ts';
import type { FactionId } from '../../model/factions.ts';
import { hasMoves } from '../../model/phases.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { nextStormCard, seeStorm } from './storm-card/power.ts';
import { worms } from './worms/power.ts';

const SIETCHES: readonly TerritoryId[] = ['sietch-tabr', 'habbanya-sietch'];
/**
 * Harkonnen, Atreides or Emperor forces in Tuek's Sietch prevent the plan, even as allies. The book names them without
 * exception.
 */
const RULERS: readonly FactionId[] = ['harkonnen', 'atreides', 'emperor'];

/**
 * The condition: only Fremen or no faction hold the two sietches, and Harkonnen, Atreides and the Emperor are not in
 * Tuek's Sietch. An ally's forces in the two sietches count as Fremen's.
 */
const desertKept: Advantage = {
  id: 'fremen/last-turn',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Fremen special victory"', 'AH79 Fremen shield', 'R-147'],
  wins: (state) =>
    SIETCHES.every((sietch) =>
      fightingFactionsIn(state, sietch).every((there) => areOneSide(state, 'fremen', there)),
    ) && !fightingFactionsIn(state, 'tueks-sietch').some((there) => RULERS.includes(there)),
};

/** If the Guild does not play, Fremen win after the last turn when no other faction has won. */
const withoutGuild: Advantage = {
  id: 'fremen/without-guild',
  faction: 'fremen',
  rules: ['GF9-2019 Questions and Answers, Miscellaneous', 'AH79 Questions and Answers E.3', 'R-13'],
  wins: (state) => !isInPlay(state, 'guild'),
};

const stormHalf: Advantage = {
  id: 'fremen/storm-half',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Storm losses"', 'R-123, R-149'],
  takenByStorm: ({ faction }) => (faction === 'fremen' ? halfLost : null),
  cancellable: {
    at: 'storm-moves',
    isAtWork: (state, board) => caughtInStorm(board, state).some(({ faction }) => faction === 'fremen'),
  },
};

/**
 * The reserves of Fremen are on the far side of Dune. They come to the board as the one shipment of a turn, and in no
 * other way.
 */
const freeReserves: Advantage = {
  id: 'fremen/free-reserves',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Shipment"', 'AH79 IX.C.1.b, Fremen shield', 'R-122, R-167, R-172'],
  comesFreeTo: ({ faction }) => (faction === 'fremen' ? { from: 'the-great-flat', within: 2 } : null),
  canBeCancelled: ({ karamaCancelsFreeReserves }) => karamaCancelsFreeReserves,
  cancellable: {
    // If shipments are played on the board, this shipment cannot be undone. In a turn on phones the shipment can be
    // undone, together with the losses.
    at: 'reserves-announced',
    isAtWork: (state) => turnNow(state) === null && runningShipment(state)?.faction === 'fremen',
    undoable: { lasts: 'turn' },
  },
};

/** Fremen walk twice as far as other factions, and fly as far as other factions. */
const swiftFeet: Advantage = {
  id: 'fremen/move-2',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Movement"', 'AH79 Fremen shield', 'R-172'],
  movesOnFoot: ({ faction }) => (faction === 'fremen' ? 2 : null),
  // If the power is cancelled, the forces return to where they were without the power, so no window is needed.
  cancellable: {
    at: 'any-time',
    lasts: 'turn',
    worksBefore: (state) => {
      const turn = turnNow(state);
      return turn?.faction === 'fremen' && turn.step !== 'over' && hasMoves(state.phase) ? turn.id : null;
    },
  },
};

const fedaykin: Advantage = {
  id: 'fremen/fedaykin',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Fedaykin"'],
  specialForces: { worthAgainst: () => 2 },
  cancellable: { at: 'before-dials', isAtWork: (state) => (fightNow(state, 'fremen')?.forces.special ?? 0) > 0 },
};

const noSpiceInBattle: Advantage = {
  id: 'fremen/no-spice-battle',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Battles"'],
  fightsWithoutSpice: true,
  cancellable: { at: 'before-dials', isAtWork: (state) => fightNow(state, 'fremen') !== null },
};

/** Fremen decide about this power in each turn. */
const revivalOfAlly: Advantage = {
  id: 'fremen/revival-ally',
  faction: 'fremen',
  rules: ['GF9-2019 Fremen sheet "Alliance"', 'R-184, R-189'],
  freeForAllies: 3,
  lent: 'ally-decides',
  // Before the ally has chosen, the power has no effect, so no window is needed.
  cancellable: { at: 'any-time', worksBefore: (state) => allyStillRevives(state, 'fremen'), servesAlly: true },
};

/** The powers of Fremen in storms, over worms, in revivals, shipments and battles, and at the end of the game. */
export const fremen: readonly Advantage[] = [
  seeStorm,
  nextStormCard,
  stormHalf,
  freeReserves,
  swiftFeet,
  ...worms,
  fedaykin,
  noSpiceInBattle,
  revivalOfAlly,
  desertKept,
  withoutGuild,
];
