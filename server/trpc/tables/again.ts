import { playAgain } from '../../application/play-again.ts';
import { spendingOnSuccess } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Opens another table like this one after its game. This device holds both desks. */
export const again = moderatorProcedure
  .meta({ bySocket: false })
  .mutation(({ ctx: { services, limits, address, asker, ...ctx } }) => {
    const opened = ctx.isHost()
      ? []
      : [
          { limit: limits.tables, who: address },
          { limit: limits.allTables, who: 'all' },
        ];
    return spendingOnSuccess(opened, () => playAgain(services, asker));
  });
