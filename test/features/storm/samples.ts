/** Tables that differ in what is dialed for the storm. */
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';

/** What twins can differ in here. */
export const twins = {
  'storm-dial': { parts: answered('storm-dial') },
} satisfies Twinned;
