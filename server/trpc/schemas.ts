import { z } from 'zod';
import {
  contains,
  EDITIONS,
  FACTIONS,
  LAYERS,
  MAX_SEATS,
  MODULES,
  OPTIONS,
  readableName,
  type TypedLeaderId,
  typedLeaderField,
} from '#engine';

/** As people type it; whether such a table exists is not a question of shape, but its letters and digits are. */
export const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,16}$/);
export const faction = z.enum(FACTIONS);
export const edition = z.enum(EDITIONS);
export const layer = z.enum(LAYERS);
export const option = z.enum(OPTIONS);
export const typedLeader = z.custom<TypedLeaderId>((value) => contains(typedLeaderField, value));
export const module = z.enum(MODULES);
export const keeper = z.enum(['app', 'cardboard']);
export const circle = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** A person's name for others to read, written in one way however it was typed. */
export const personName = z.string().transform((typed, ctx) => {
  const name = readableName(typed);
  if (name !== null) return name;
  ctx.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Made by the client; unique for its table and actor, so that sending twice is safe. */
export const commandId = z.string().regex(/^[\w-]{8,64}$/);

/** A secret as the server made it. */
export const secret = z.string().regex(/^[\w-]{16,128}$/);

/** Who asks the desk for a seat, as the server named them. */
export const askerId = z.string().max(64);

/** The pass of a seat as people type it; whether it opens one is not a question of shape. */
export const typedPass = z.string().max(128);

/** What seals a table’s file, or half of it. Short ones are guessed, whatever the cipher. */
export const passphrase = z.string().min(8).max(200);
