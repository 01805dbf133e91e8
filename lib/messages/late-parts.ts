/** The texts in place of a part of a page that the laptop has not sent yet. */
import { explain, type Explanation } from './explanation.ts';

export const PAGE_ON_ITS_WAY: Explanation = explain(
  'This page is not on this device yet.',
  'The page asks for it again until the laptop sends it. You need not do anything.',
);

export const REASON_ON_ITS_WAY: Explanation = explain(
  'This was not done.',
  'The reason is not on this device yet. The page asks for it again until the laptop sends it.',
);
