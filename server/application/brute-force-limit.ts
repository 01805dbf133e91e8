import type { RateLimits } from './rate-limits.ts';

/** One try of a join code. */
export interface Guess {
  /** How long this address must wait before it may try (ms); 0 when it is let in. */
  readonly wait: number;
  /** It was none: there is such a table. */
  giveBack(): void;
}

const EVERYBODY = 'everybody';

/**
 * Join codes are short, so trying those that no table has is limited. Call this before a code is looked up: what is
 * counted only afterwards lets many in at once.
 */
export function countJoinAttempt(
  { guesses, allGuesses }: Pick<RateLimits, 'guesses' | 'allGuesses'>,
  address: string,
): Guess {
  // However many guess elsewhere, whoever has not guessed wrong lately is let in.
  const wait = guesses.isUntouched(address) ? 0 : Math.max(guesses.wait(address), allGuesses.wait(EVERYBODY));
  if (wait > 0) return { wait, giveBack: () => undefined };
  guesses.spend(address);
  allGuesses.spend(EVERYBODY);
  return {
    wait,
    giveBack() {
      guesses.refund(address);
      allGuesses.refund(EVERYBODY);
    },
  };
}
