/** Sealed letters: a line that a player writes now, and everybody reads at a named moment. */
import { anyOf, freeText, numberedId, oneOf, range, record } from '../core/grammar.ts';
import { factionField } from './fields.ts';
import type { FactionId } from './factions.ts';

/** The number of a letter, counted from 1 over the whole table: `l1`. */
export type LetterId = `l${number}`;

/** The moment at which a letter opens. */
export type LetterMoment =
  /** The beginning of a turn. */
  | { readonly at: 'turn'; readonly turn: number }
  /** The end of the next battle of this faction. */
  | { readonly at: 'battle'; readonly faction: FactionId }
  /** A win of this faction, alone or with allies. The letter stays sealed if another side wins. */
  | { readonly at: 'win'; readonly faction: FactionId }
  /** The end of the game, whichever side wins. */
  | { readonly at: 'end' };

/** The maximum length of a letter, in characters, because the shared screen shows it. */
export const MAX_LETTER_LENGTH = 140;

/** The largest number of sealed letters of one faction at one time. */
export const MAX_SEALED_LETTERS = 3;

/** A turn number that no game exceeds. */
const LAST_TURN = 99;

/** The fields that a device may send. */
export const LETTER_FIELDS = {
  words: freeText(MAX_LETTER_LENGTH, 'My ally holds the Lasgun.'),
  opens: anyOf(
    record({ at: oneOf('turn'), turn: range(1, LAST_TURN) }),
    record({ at: oneOf('battle'), faction: factionField }),
    record({ at: oneOf('win'), faction: factionField }),
    record({ at: oneOf('end') }),
  ),
};

export const letterField = numberedId('l');
