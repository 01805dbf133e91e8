import { z } from 'zod';
import { BIDDING_WAYS, MAX_SEATS, MODULES, MOVES_MADE, OPTIONS, ofModules, usualBiddingWay } from '#engine';
import { openTable } from '../../application/tables.ts';
import { spendingOnSuccess } from '../errors.ts';
import { publicProcedure } from '../procedures.ts';
import { circle, edition, faction, keeper, layer, module, option, typedLeader } from '../schemas.ts';

/** A deck that is left out is cardboard. */
const DECKS_OF_MODULES = Object.fromEntries(ofModules('decks').map((deck) => [deck, keeper.optional()]));

/** Five discs of each faction that the box does not contain. */
const MAX_TYPED = 45;

const openInput = z.strictObject({
  edition,
  layer,
  options: z.array(option).max(OPTIONS.length),
  modules: z.array(module).max(MODULES.length).optional(),
  leaders: z.array(typedLeader).max(MAX_TYPED).optional(),
  components: z.strictObject({
    treachery: keeper,
    traitors: keeper,
    stormCards: keeper,
    spiceDeck: keeper.default('cardboard'),
    ...DECKS_OF_MODULES,
  }),
  pairs: z
    .array(z.tuple([faction, faction]))
    .max(2)
    .default([]),
  seating: z.array(z.strictObject({ faction, circle })).max(MAX_SEATS),
  windowSeconds: z.number().int().min(3).max(30).default(15),
  goesOnByItself: z.boolean().default(false),
  biddingWay: z.enum(BIDDING_WAYS).optional(),
  movesMade: z.enum(MOVES_MADE).default('on-the-board'),
  fixedTimes: z.boolean().nullable().default(null),
});

/** Opens a table. Its desk goes to the device that opens it. */
export const open = publicProcedure.input(openInput).mutation(({ ctx, input }) => {
  const { services, limits, address } = ctx;
  const { seating, windowSeconds, goesOnByItself, biddingWay, movesMade, fixedTimes, ...choices } = input;
  // Each table stays in the data folder, so the tables of one address, and of all together, are limited. A refused
  // table does not count. The host owns the disk, so no limit applies to the host, and strangers cannot use up the
  // host's limit.
  const opened = ctx.isHost()
    ? []
    : [
        { limit: limits.tables, who: address },
        { limit: limits.allTables, who: 'all' },
      ];
  return spendingOnSuccess(opened, () =>
    openTable(services, { ...choices, windowTime: windowSeconds * 1000 }, seating, {
      goesOnByItself,
      biddingWay: biddingWay ?? usualBiddingWay(choices.components.treachery),
      movesMade,
      fixedTimes,
    }),
  );
});
