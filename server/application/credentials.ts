import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';

/** What a device holds: 192 unguessable bits. Only its digest is kept, and nothing ever prints it. */
export type Token = string;

export const newToken = (): Token => randomBytes(24).toString('base64url');

/**
 * A token has entropy enough that a plain digest cannot be turned back; for the pass of a seat, which has less, its
 * minutes are too few.
 */
export const digestOf = (token: Token): CredentialHash => createHash('sha256').update(token).digest('base64url');

/** Letters and digits that nobody mistakes for one another when read off a screen or said aloud. */
const CODE_ALPHABET = 'ACDEFHJKLMNPQRTUVWXY34679';
/** 25^6 of them, 244 million. Tables of earlier releases have four signs and keep them. */
const CODE_LENGTH = 6;

export const newJoinCode = (): string => newLetters(CODE_LENGTH);

/**
 * What gives a seat away, as letters that are typed where no camera reads the QR code: 25^12 of them, 55 bits. It works
 * once, for five minutes, in which all the world may try 18,000 at one table (`RateLimits.seatPasses`): with six seats on
 * offer at the same time, a guess succeeds once in half a million million such attacks.
 */
export type SeatInviteCode = string;
const PASS_LENGTH = 12;

export const newSeatInviteCode = (): SeatInviteCode => newLetters(PASS_LENGTH);

/** Two signs that a phone and the desk both show, so that nobody is taken for somebody else. They open nothing. */
export const newConfirmationCode = (): string => newLetters(2);

export const asSeatPass = (typed: string): SeatInviteCode => asLetters(typed);
export const asHostKey = (typed: string): string => asLetters(typed);

/**
 * What makes another device count as the machine that runs Mentat. It stands in a file of the data folder, for those who
 * can read that folder anyway: 25^20, 92 bits, in groups that can be typed.
 */
export const newHostKey = (): string => newLetters(HOST_KEY_LENGTH).replace(/.{4}(?=.)/g, '$& ');
const HOST_KEY_LENGTH = 20;

/** Letters as they were made, from what somebody typed: in small letters, in groups, with dashes. */
const asLetters = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

const newLetters = (count: number): string =>
  Array.from({ length: count }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** Chance for real tables: nobody can predict it. */
export const unpredictable: Random = (bound) => randomInt(bound);
