import { getField, firstAnswer, PLACED_SPECIAL, RESERVED_SPECIAL, type Prompt } from '#client';

type SpreadPrompt = Extract<Prompt, { readonly kind: 'spread-forces' }>;

/** The forces in one part, and the special forces among them. */
export interface PartSpread {
  readonly count: number;
  readonly special: number;
}

/** Forces by part name while the player places them. They may be incomplete. */
export type Spread = Readonly<Record<string, PartSpread>>;

/** Returns a whole legal answer to start from: all forces in one place. */
export function firstSpread({ answers }: SpreadPrompt, names: readonly string[]): Spread {
  const first = firstAnswer(answers);
  const numberAt = (field: string) => Number(getField(first, field) ?? 0);
  return Object.fromEntries(
    names.map((name) => {
      const special = numberAt(name + PLACED_SPECIAL);
      return [name, { count: numberAt(name) + special, special }];
    }),
  );
}

export const placedIn = (spread: Spread): number => sumOf(spread, ({ count }) => count);
export const specialIn = (spread: Spread): number => sumOf(spread, ({ special }) => special);

/**
 * Returns the answer in the form of the prompt: ordinary and special forces apart, and the special forces in reserve.
 */
export function answerOf(spread: Spread, special: number): Record<string, number> {
  const answer: Record<string, number> = {};
  if (special > 0) answer[RESERVED_SPECIAL] = special - specialIn(spread);
  for (const [name, there] of Object.entries(spread)) {
    answer[name] = there.count - there.special;
    if (special > 0) answer[name + PLACED_SPECIAL] = there.special;
  }
  return answer;
}

/** Returns the placement with a new count in one part. Special forces beyond that count are returned. */
export const withPart = (spread: Spread, name: string, { count, special }: PartSpread): Spread => ({
  ...spread,
  [name]: { count, special: Math.min(special, count) },
});

const sumOf = (spread: Spread, read: (there: PartSpread) => number): number =>
  Object.values(spread).reduce((sum, there) => sum + read(there), 0);
