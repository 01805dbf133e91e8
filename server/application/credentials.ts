import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';

/** The secret of a device: 192 random bits. The server stores only its digest and never prints it. */
export type Token = string;

export const newToken = (): Token => randomBytes(24).toString('base64url');

/**
 * Returns the digest of a token. A plain digest is safe: a token has enough entropy, and the shorter pass of a seat
 * expires within minutes.
 */
export const digestOf = (token: Token): CredentialHash => createHash('sha256').update(token).digest('base64url');

/** Letters and digits that are hard to confuse on a screen or when spoken. */
const CODE_ALPHABET = 'ACDEFHJKLMNPQRTUVWXY34679';
/** 25^6 codes, 244 million. Tables of earlier releases have codes of four characters and keep them. */
const CODE_LENGTH = 6;

export const newJoinCode = (): string => newLetters(CODE_LENGTH);

/**
 * A typed code that gives a seat away, for phones that cannot scan the QR code: 25^12 values, 55 bits. It works once
 * and for five minutes. In that time all attackers together may try 18,000 codes at one table
 * (`RateLimits.seatPasses`). With six open passes, one in half a million million such attacks succeeds.
 */
export type SeatInviteCode = string;
const PASS_LENGTH = 12;

export const newSeatInviteCode = (): SeatInviteCode => newLetters(PASS_LENGTH);

/**
 * Two characters that a phone and the desk both show, so that the moderator lets in the right person. They open
 * nothing.
 */
export const newConfirmationCode = (): string => newLetters(2);

export const asSeatPass = (typed: string): SeatInviteCode => asLetters(typed);
export const asHostKey = (typed: string): string => asLetters(typed);

/**
 * The key that lets another device act as the machine that runs Mentat. It is in a file of the data folder, for people
 * who can read that folder: 25^20 values, 92 bits, in groups for typing.
 */
export const newHostKey = (): string => newLetters(HOST_KEY_LENGTH).replace(/.{4}(?=.)/g, '$& ');
const HOST_KEY_LENGTH = 20;

/** Returns the letters of a code from what a person typed: in lower case, in groups, with dashes. */
const asLetters = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

const newLetters = (count: number): string =>
  Array.from({ length: count }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** Random numbers for real tables, which nobody can predict. */
export const unpredictable: Random = (bound) => randomInt(bound);
