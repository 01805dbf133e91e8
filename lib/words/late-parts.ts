/** What stands in the place of a part of the page that the laptop has not sent yet. */
import { because, type Explanation } from './explanation.ts';

export const PAGE_ON_ITS_WAY: Explanation = because(
  'This page is not on your phone yet.',
  'It is asked for again until the laptop sends it. You need not do anything.',
);
