import type { PlantedFault } from '../fault.ts';

export const EDGE_AND_LIVE: readonly PlantedFault[] = [
  {
    id: 'api-desk-open-to-seats',
    says: 'A seat does what the desk alone may do.',
    file: 'server/trpc/procedures.ts',
    find: "if (holder.role !== 'moderator') throw new TRPCError({ code: 'UNAUTHORIZED' });",
    replace: '',
    test: 'test/server/api.test.ts',
    only: 'of a seat is not that of the desk',
  },
];
