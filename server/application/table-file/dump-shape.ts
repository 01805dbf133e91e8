import { z } from 'zod';
import { FACTIONS, type Notice } from '#engine';
import { MAX_BODY, MAX_NAME, MAX_EVENTS, MAX_NOTICES, MAX_RECEIPTS } from './bounds.ts';
import { isNotice } from './notice-shape.ts';

const digest = z.string().regex(/^[\w-]{43}$/);
const faction = z.enum(FACTIONS);
/** The latest time that a log may contain: the year 2100. */
const time = z.number().int().min(0).max(4_102_444_800_000);

const event = z.strictObject({ at: time, version: z.number().int().min(1), body: z.string().max(MAX_BODY) });
const receipt = z.strictObject({
  actor: z.enum(['moderator', 'clock', ...FACTIONS]),
  id: z.string().max(64),
  answer: z.string().max(MAX_BODY),
});
const name = z.string().min(1).max(MAX_NAME);
const seat = z.union([
  z.strictObject({ faction, name, credential: digest }),
  // An empty seat: nobody holds it, and `name` is its last player.
  z.strictObject({ faction, name: name.nullable(), credential: z.null() }),
]);
const vote = z.strictObject({ by: faction, candidate: faction });

/** The shape and the bounds of a dump. Names are unique. The engine checks the events. */
export const dumpShape = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{1,16}$/),
  foundedAt: time,
  due: time.nullable(),
  desk: digest,
  events: z.array(event).min(1).max(MAX_EVENTS),
  receipts: z
    .array(receipt)
    .max(MAX_RECEIPTS)
    .refine((all) => areDistinct(all.map(({ actor, id }) => `${actor} ${id}`))),
  seats: z
    .array(seat)
    .refine(
      (all) => areDistinct(all.map((one) => one.faction)) && areDistinct(all.flatMap((one) => one.credential ?? [])),
    ),
  notices: z.array(z.strictObject({ at: time, notice: z.custom<Notice>(isNotice) })).max(MAX_NOTICES),
  votes: z.array(vote).refine((all) => areDistinct(all.map(({ by }) => by))),
});

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;
