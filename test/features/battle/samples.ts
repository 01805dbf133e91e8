/** Tables that differ in a plan. */
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';

/** What twins can differ in here. */
export const twins = {
  plan: { parts: answered('battle-plan') },
} satisfies Twinned;
