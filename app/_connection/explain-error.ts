import { explainFailure, type Explanation } from '#client';
import { retryAfter, troubleCode } from './api-client.tsx';
import { failureOf } from './failure-of.ts';

/** Returns why the server did not do a request, and how long to wait. */
export const explainError = (error: unknown): Explanation =>
  explainFailure(failureOf(troubleCode(error)), retryAfter(error));
