import type { FactionId } from '../../model/factions.ts';
import type { LetterId, LetterMoment } from '../../model/letters.ts';

/** A letter on the table. */
export interface Letter {
  readonly id: LetterId;
  readonly by: FactionId;
  readonly opens: LetterMoment;
  /** The turn in which the letter was sealed; 0 before the first turn. */
  readonly turn: number;
}

/** A letter that everybody has read. */
export interface OpenedLetter extends Letter {
  readonly words: string;
}

/** A sealed letter in the state. */
export interface SealedLetter extends OpenedLetter {
  /** The running battle at whose end the letter opens; `null` if no such battle has begun. */
  readonly battle: string | null;
}

/** The events of letters. */
export type LetterEvent =
  | {
      readonly type: 'LetterSealed';
      readonly letter: LetterId;
      readonly by: FactionId;
      readonly words: string;
      readonly opens: LetterMoment;
    }
  /** The battle at whose end the letter opens has begun. */
  | { readonly type: 'LetterBattleBegan'; readonly letter: LetterId; readonly battle: string }
  | { readonly type: 'LetterOpened'; readonly letter: OpenedLetter }
  /** The writer takes the letter off the table. No other player reads it. */
  | { readonly type: 'LetterDestroyed'; readonly letter: LetterId };

/** The commands of a seat. */
export type LetterCommand =
  | { readonly type: 'SealLetter'; readonly words: string; readonly opens: LetterMoment }
  | { readonly type: 'DestroyLetter'; readonly letter: LetterId };

/** The log lines of letters, the same for every audience. */
export type LetterLogFact =
  | { readonly code: 'letter-sealed'; readonly by: FactionId; readonly opens: LetterMoment }
  | { readonly code: 'letter-opened'; readonly by: FactionId; readonly turn: number; readonly words: string }
  | { readonly code: 'letter-destroyed'; readonly by: FactionId };

/** The refusals of letters. */
export type LetterRefusal =
  /** The game has not started, so players may still swap factions. */
  | { readonly code: 'too-early-for-letters' }
  /** The named moment has passed or never comes. */
  | { readonly code: 'letter-never-opens' }
  | { readonly code: 'too-many-letters' }
  /** The letter is open, destroyed, or of another faction. */
  | { readonly code: 'no-such-letter' };

/** The public view of this feature. */
export interface LettersPublicView {
  /** The sealed letters without their words, the oldest first. */
  readonly sealedLetters: readonly Letter[];
  /** The letters that everybody has read, the oldest first. */
  readonly openedLetters: readonly OpenedLetter[];
}

/** The own view of this feature. */
export interface LettersOwnView {
  /** The words of the sealed letters of this seat, by the id of the letter. */
  readonly ownLetters: readonly { readonly id: LetterId; readonly words: string }[];
}

/** The slice of this feature. */
export interface LettersSlice {
  readonly sealedLetters: readonly SealedLetter[];
  readonly openedLetters: readonly OpenedLetter[];
  /** The number of the last letter of the table; 0 before the first. */
  readonly lastLetter: number;
}

/** The contract of sealed letters. */
export interface LettersContract {
  readonly slice: LettersSlice;
  readonly event: LetterEvent;
  readonly command: LetterCommand;
  readonly logFact: LetterLogFact;
  readonly refusal: LetterRefusal;
  readonly publicView: LettersPublicView;
  readonly ownView: LettersOwnView;
}
