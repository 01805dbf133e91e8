import { z } from 'zod';
import { EDITIONS, FACTIONS, LAYERS, OPTIONS, PLAYER_CIRCLES } from '../../lib/engine.ts';

/** As people type it; whether such a table exists is not a question of shape. */
export const joinCode = z.string().trim().toUpperCase().min(1).max(16);
export const faction = z.enum(FACTIONS);
export const edition = z.enum(EDITIONS);
export const layer = z.enum(LAYERS);
export const option = z.enum(OPTIONS);
export const keeper = z.enum(['app', 'cardboard']);
export const circle = z.literal(PLAYER_CIRCLES);

/** Something to see, no line breaks, and nothing invisible but the joiner inside an emoji. */
const READABLE = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{C}\p{Zl}\p{Zp}]|\u200D)+$/u;

/** A person's name for others to read. */
export const personName = z.string().trim().min(1).max(24).regex(READABLE);

/** Made by the client; unique for its table and actor, so that sending twice is safe. */
export const commandId = z.string().regex(/^[\w-]{8,64}$/);

/** A secret as the server made it. */
export const secret = z.string().regex(/^[\w-]{16,128}$/);

/** The pass of a seat as people type it; whether it opens one is not a question of shape. */
export const typedPass = z.string().max(128);

/** What seals a table’s file. Short ones are guessed, whatever the cipher. */
export const passphrase = z.string().min(8).max(200);
