/**
 * A made-up edition in one file like every real one: three territories under a storm of six sectors, three circles, a
 * few forces and two leaders for each faction. No other part of the program knows it.
 */
import { boardOf } from '#lib/board/board.ts';
import { seatsAt } from '#lib/board/seats.ts';
import { base } from '#lib/editions/base.ts';
import type { Edition } from '#lib/editions/edition.ts';

const source = 'made up';

const island = boardOf({
  territories: {
    arrakeen: { terrain: 'stronghold', sectors: [2], spiceBlow: null },
    basin: { terrain: 'sand', sectors: [2, 3], spiceBlow: null },
    'red-chasm': { terrain: 'stronghold', sectors: [5], spiceBlow: null },
  },
  borders: [
    ['arrakeen@2', 'basin@2'],
    ['basin@2', 'basin@3'],
    ['basin@3', 'red-chasm@5'],
  ],
  sectors: 6,
  stormStart: 1,
  shieldWall: null,
});

export const madeUp: Edition = {
  id: 'avalon-hill-1979',
  over: 'gf9-2019',
  source,
  sets: {
    board: { is: island, source },
    seats: { is: seatsAt(island, 2, 4, 6), source },
    forces: {
      is: { ...base.forces, atreides: { count: 7, special: 0 }, harkonnen: { count: 5, special: 2 } },
      source,
    },
    leaders: { is: { 'dr-yueh': 9, 'lady-jessica': 1, 'feyd-rautha': 2, 'umman-kudu': 3 }, source },
    starts: {
      is: {
        ...base.starts,
        atreides: { spice: 4, forces: { kind: 'fixed', place: island.partNamed('arrakeen@2'), count: 4 }, rules: [] },
        harkonnen: { spice: 6, forces: { kind: 'fixed', place: island.partNamed('basin@3'), count: 2 }, rules: [] },
      },
      source,
    },
    setupOrder: { is: ['spice', 'forces'], source },
    phaseOrder: { is: ['storm', 'battle', 'mentat-pause'], source },
    stormFirstDial: { is: { from: 0, to: 3 }, source },
    strongholdsToWinSolo: { is: { two: 2, three: 2, fourOrMore: 2 }, source },
    advantages: { is: [], source },
  },
  layers: { basic: { source, sets: {} } },
  options: [],
  twoFactionsEach: false,
  lineUps: [],
};
