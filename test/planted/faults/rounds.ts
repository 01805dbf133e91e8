import type { PlantedFault } from '../fault.ts';

/** Faults in the course of a turn with two rounds, and with a count before the collection. */
export const ROUNDS: readonly PlantedFault[] = [
  {
    id: 'rounds-move-after-shipment',
    says: 'In the round of shipments a faction also moves.',
    file: 'lib/features/ship-and-move/reducer.ts',
    find: "step: round === 'shipments' ? 'over' : 'move',",
    replace: "step: 'move',",
    test: 'test/scenario/rounds.yaml',
  },
  {
    id: 'rounds-guild-moves-when-it-wishes',
    says: 'The Guild also chooses its moment in the round of moves.',
    file: 'lib/features/ship-and-move/turn-order.ts',
    find: "if (round === 'moves') return waiting;",
    replace: '',
    test: 'test/scenario/rounds.yaml',
  },
  {
    id: 'rounds-allies-die-while-shipping',
    says: 'Allies who share a place lose forces in the round of shipments.',
    file: 'lib/features/ship-and-move/sharing.ts',
    find: "if (findActivity(state, 'ship-and-move')?.round === 'shipments') return [];",
    replace: '',
    test: 'test/scenario/rounds.yaml',
  },
  {
    id: 'rounds-prepared-move-lost',
    says: 'A prepared move is lost when the faction has shipped.',
    file: 'lib/features/ship-and-move/reducer.ts',
    find: "return round === 'shipments' && movement !== null",
    replace: 'return round === null && movement !== null',
    test: 'test/unit/features/ship-and-move/rounds.test.ts',
  },
  {
    id: 'rounds-ornithopters-of-newcomers',
    says: 'In Dune Squad a shipment into a city gives ornithopters in the same turn.',
    file: 'lib/features/movement/ornithopters.ts',
    find: 'if (!mayFly(ctx, state, faction)) return [];',
    replace: '',
    test: 'test/scenario/rounds.yaml',
  },
  {
    id: 'rounds-reserves-shipped',
    says: 'In Dune Squad Fremen bring their reserves in the round of shipments.',
    file: 'lib/features/shipment/terms.ts',
    find: "ctx.rules.freeReservesCome === 'with-the-moves' && isOnPlanet",
    replace: "ctx.rules.freeReservesCome !== 'with-the-moves' && isOnPlanet",
    test: 'test/scenario/rounds.yaml',
  },
  {
    id: 'victory-after-collection',
    says: 'Strongholds are counted after the collection, although the table chose to count them before.',
    file: 'lib/powers/course.ts',
    find: "['victory', 'collection']",
    replace: "['collection', 'victory']",
    test: 'test/scenario/early-victory.yaml',
  },
  {
    id: 'victory-by-default-too-early',
    says: 'After the last battles the Guild wins before the spice is collected.',
    file: 'lib/features/mentat-pause/win.ts',
    find: "return ways.filter((way) => way === 'strongholds');",
    replace: 'return ways;',
    test: 'test/scenario/early-victory.yaml',
  },
];
