/** The options that a whole game of the simulator chooses. */
import { seededRandom } from '#engine';
import { randomOptions } from '../support/random-position.ts';
import type { Setting } from './setting.ts';

/** Away from the seeds by which the game is played. */
const SEED_OF_OPTIONS = 3;

/** Whole games are played with some of what the edition offers; positions choose for themselves. */
export const withOptions = (setting: Setting, seed: number): Setting =>
  setting.what === 'games'
    ? { ...setting, options: randomOptions(setting.edition, setting.layer, seededRandom(seed + SEED_OF_OPTIONS)) }
    : setting;
