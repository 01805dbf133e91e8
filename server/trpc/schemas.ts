import { z } from 'zod';
import {
  contains,
  EDITIONS,
  FACTIONS,
  LAYERS,
  MAX_PLACES,
  MODULES,
  OPTIONS,
  readableName,
  type TypedLeaderId,
  typedLeaderField,
} from '#engine';

/** A join code as people type it. The schema checks its letters and digits, not whether the table exists. */
export const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,16}$/);
export const faction = z.enum(FACTIONS);

/** The actor that the device expects to be. It may not know yet that its player has swapped. */
export const actor = z.union([faction, z.literal('moderator')]);
export type ActorName = z.infer<typeof actor>;

export const edition = z.enum(EDITIONS);
export const layer = z.enum(LAYERS);
export const option = z.enum(OPTIONS);
export const typedLeader = z.custom<TypedLeaderId>((value) => contains(typedLeaderField, value));
export const module = z.enum(MODULES);
export const keeper = z.enum(['app', 'cardboard']);
export const circle = z
  .int()
  .min(0)
  .max(MAX_PLACES - 1);

/** A person's name, in one normal form. */
export const personName = z.string().transform((typed, ctx) => {
  const name = readableName(typed);
  if (name !== null) return name;
  ctx.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** An id that the client makes, unique for its table and actor, so that a command can be sent twice safely. */
export const commandId = z.string().regex(/^[\w-]{8,64}$/);

/** A secret in the server's format. */
export const secret = z.string().regex(/^[\w-]{16,128}$/);

/** The id that the server gave a request for a seat. */
export const askerId = z.string().max(64);

/** The pass of a seat as people type it. The schema does not check whether it opens a seat. */
export const typedPass = z.string().max(128);

/** The passphrase of a table’s file, or half of it. Short passphrases can be guessed despite the cipher. */
export const passphrase = z.string().min(8).max(200);
