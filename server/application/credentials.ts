import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '../../lib/engine.ts';
import type { CredentialHash } from '../store/event-store.ts';

/** What a device holds: 192 unguessable bits. Only its digest is kept, and nothing ever prints it. */
export type Token = string;

export const newToken = (): Token => randomBytes(24).toString('base64url');

/** A token has entropy enough that a plain digest cannot be turned back. */
export const digestOf = (token: Token): CredentialHash => createHash('sha256').update(token).digest('base64url');

/** Letters and digits that nobody mistakes for one another when read off a screen or said aloud. */
const CODE_ALPHABET = 'ACDEFHJKLMNPQRTUVWXY34679';
const CODE_LENGTH = 4;

export const newJoinCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** Chance for real tables: nobody can predict it. */
export const unpredictable: Random = (bound) => randomInt(bound);
