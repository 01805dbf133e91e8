/**
 * A made-up seventh faction, and its edition. The faction sits between two circles, begins with twelve forces in
 * reserve and no leader, and has the first turn.
 */
import type { AdvantageId, FactionId } from '#engine';
import { arrakis } from '#lib/board/arrakis.ts';
import { seatsAt } from '#lib/board/seats.ts';
import { base } from '#lib/editions/base.ts';
import type { Edition } from '#lib/editions/edition.ts';
import type { Advantage } from '#lib/powers/power.ts';

const SMUGGLERS = 'smugglers' as FactionId;
const FIRST = 'smugglers/first' as AdvantageId;

export const first: Advantage = {
  id: FIRST,
  faction: SMUGGLERS,
  rules: ['made up'],
  turnOrder: ({ phase, order }) =>
    phase === 'shipment' ? [SMUGGLERS, ...order.filter((faction) => faction !== SMUGGLERS)] : order,
};

const source = 'made up';

export const seven: Edition = {
  id: 'avalon-hill-1979',
  over: 'gf9-2019',
  source,
  sets: {
    factions: { is: [...base.factions, SMUGGLERS], source },
    leadersByTable: { is: [SMUGGLERS], source },
    withoutCircle: { is: [SMUGGLERS], source },
    seats: { is: seatsAt(arrakis, 1, 4, null, 7, 10, 13, 16), source },
    forces: { is: { ...base.forces, [SMUGGLERS]: { count: 12, special: 0 } }, source },
    starts: { is: { ...base.starts, [SMUGGLERS]: { spice: 7, forces: { kind: 'reserves' }, rules: [] } }, source },
  },
  grants: [{ is: FIRST, source }],
  layers: { basic: { source, sets: {} } },
  options: [],
  twoFactionsEach: false,
  lineUps: [],
};
