/** What tests know of one feature, as its folder in `test/features/` puts it together. */
import type { Words } from './scenario/words.ts';

export interface FeatureTests {
  /** What scenarios can say of it. */
  readonly words?: Partial<Words>;
}
