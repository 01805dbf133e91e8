/** What stands in the place of what the laptop has not sent yet. */
import { explain, type Explanation } from './explanation.ts';

export const PAGE_ON_ITS_WAY: Explanation = explain(
  'This page is not on this device yet.',
  'It is asked for again until the laptop sends it. You need not do anything.',
);

export const REASON_ON_ITS_WAY: Explanation = explain(
  'This was not done.',
  'Why is not on this device yet. It is asked for again until the laptop sends it.',
);
