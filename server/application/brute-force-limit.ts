import type { RateLimits } from './rate-limits.ts';

/** An attempt to use a join code. */
export interface Guess {
  /** How long this address must wait before its attempt (ms); 0 if it may go ahead. */
  readonly wait: number;
  /** Takes the attempt back, because the table exists. */
  giveBack(): void;
}

const EVERYBODY = 'everybody';

/**
 * Counts an attempt to use a join code. Codes are short, so the server limits attempts that find no table. Call this
 * before you look the code up: counting afterwards would admit many attempts at once.
 */
export function countJoinAttempt(
  { guesses, allGuesses }: Pick<RateLimits, 'guesses' | 'allGuesses'>,
  address: string,
): Guess {
  // An address without recent wrong guesses is never limited, however many others guess.
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
