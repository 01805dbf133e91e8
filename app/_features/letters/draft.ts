import type { FactionId, LetterMoment } from '#client';

/** A letter that a player is writing. */
export interface LetterDraft {
  readonly words: string;
  readonly at: LetterMoment['at'] | null;
  /** The turn of a letter that opens in a turn; `null` for the next turn. */
  readonly turn: number | null;
  /** The faction whose battle or win opens the letter; `null` before it is chosen. */
  readonly faction: FactionId | null;
}

export const NO_LETTER: LetterDraft = { words: '', at: null, turn: null, faction: null };

/** Returns the moment of the draft; `null` while a part is missing. `next` is the number of the next turn. */
export function momentOf({ at, turn, faction }: LetterDraft, next: number): LetterMoment | null {
  switch (at) {
    case 'turn':
      return { at, turn: Math.max(turn ?? next, next) };
    case 'battle':
    case 'win':
      return faction === null ? null : { at, faction };
    case 'end':
      return { at };
    case null:
      return null;
  }
}
