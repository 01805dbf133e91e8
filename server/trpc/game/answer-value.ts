import { z } from 'zod';

const MOST_CHARACTERS = 4_096;
const DEEPEST = 6;

/** An answer as it arrived: any JSON of a size that a decision can have. The prompt's grammar says what it means. */
export const answerValue = z
  .unknown()
  .refine(
    (value) => value !== undefined && depthOf(value) <= DEEPEST && JSON.stringify(value).length <= MOST_CHARACTERS,
  );

/** Looks no deeper than it must. */
function depthOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > DEEPEST) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depthOf(inner, level + 1)));
}
