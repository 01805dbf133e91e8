import { explainFailure, type Explanation } from '#client';
import { retryAfter, troubleCode } from './api-client.tsx';
import { failureOf } from './failure-of.ts';

/** Why the server did not do what it was asked, from the error of the asking; and for how long it wants to be left alone. */
export const explainError = (error: unknown): Explanation =>
  explainFailure(failureOf(troubleCode(error)), retryAfter(error));
