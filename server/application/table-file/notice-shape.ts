import { z } from 'zod';
import { FACTIONS, type Notice } from '../../../lib/engine.ts';
import { LONGEST_NAME } from './bounds.ts';

const faction = z.enum(FACTIONS);
const name = z.string().min(1).max(LONGEST_NAME);
const seat = z.strictObject({ faction, name });
const alone = {};

/** What each kind of notice says beside its kind. One that is not here would stop every page that shows it. */
const SAYS: Readonly<Record<Notice['kind'], z.ZodRawShape>> = {
  'seat-taken': { faction, name },
  'seat-freed': { faction, name },
  'seat-renamed': { faction, was: name, name },
  'seat-reissued': { faction },
  'seat-at-desk': { faction, name },
  'seat-moved': { faction, name },
  'table-sealed': alone,
  'table-sealed-alone': alone,
  'table-sealed-by-two': { with: seat },
  'half-asked': { faction, name },
  'half-declined': { faction, name },
  'factions-swapped': { one: seat, other: seat },
  'swap-declined': { by: seat, asked: seat },
  'table-restored': alone,
  'everything-vacated': alone,
  'desk-moved': alone,
  'desk-proposed': { faction, name },
  'desk-elected': { faction, name },
  'desk-kept': alone,
  'desk-taken': { faction, name },
  'desk-taken-by-host': alone,
};

const shapes = new Map<unknown, z.ZodType>(
  Object.entries(SAYS).map(([kind, says]) => [kind, z.strictObject({ kind: z.literal(kind), ...says })]),
);

/** Whether this is a notice that the pages can say. */
export const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  shapes.get(value.kind)?.safeParse(value).success === true;
