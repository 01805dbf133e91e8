import { z } from 'zod';
import { FACTIONS, NOTICE_KINDS, type Notice, type NoticePart } from '#engine';
import { MAX_NAME } from './bounds.ts';

const faction = z.enum(FACTIONS);
const name = z.string().min(1).max(MAX_NAME);
const PARTS: Readonly<Record<NoticePart, z.ZodType>> = { faction, name, seat: z.strictObject({ faction, name }) };

const shapes = new Map<unknown, z.ZodType>(
  Object.entries(NOTICE_KINDS).map(([kind, says]: [string, Readonly<Record<string, NoticePart>>]) => {
    const parts = Object.entries(says).map(([part, is]) => [part, PARTS[is]] as const);
    return [kind, z.strictObject({ kind: z.literal(kind), ...Object.fromEntries(parts) })];
  }),
);

/** Whether the pages can show this notice. An unknown notice would break every page that shows it. */
export const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  shapes.get(value.kind)?.safeParse(value).success === true;
