/** The options that a whole game of the simulator chooses. */
import { seededRandom } from '#engine';
import { randomOptions } from '../support/random-position.ts';
import { isFromSetup, type Setting } from './setting.ts';

/** The seed of the options, which is separate from the seeds of the games. */
const SEED_OF_OPTIONS = 3;

/**
 * Whole games choose some of the options of the edition, unless the run names options. Positions make their own
 * choices.
 */
export const withOptions = (setting: Setting, seed: number): Setting =>
  isFromSetup(setting.what) && setting.options === undefined
    ? { ...setting, options: randomOptions(setting.edition, setting.layer, seededRandom(seed + SEED_OF_OPTIONS)) }
    : setting;
