/**
 * Says for each prompt, event, advantage and refusal whether a run of games can meet it, and why not. The record is
 * total: a new prompt compiles only with an entry here.
 */
import type { CommonRefusal } from '#lib/model/refusals.ts';
import { ofFeatures } from '../support/of-features.ts';
import { POWERS_MET } from './signs.ts';
import type { Met, MetGroup } from './tally.ts';
import { type Reachability, inBattles, inStorms, inTurns } from './when.ts';

type Declared = { readonly [Group in MetGroup]: Readonly<Record<Met[Group], Reachability>> };

/** The refusals that belong to no feature. */
const COMMON_REFUSALS: Readonly<Record<CommonRefusal['code'], Reachability>> = {
  'stale-prompt': 'always',
  'not-an-answer': 'always',
  'nothing-to-withdraw': 'always',
  'not-yours': 'always',
  'no-own-act': 'always',
  'moderator-only': 'always',
  'seats-only': 'always',
  'clock-only': 'always',
  'already-open': 'always',
  'not-open': 'always',
  'table-talks': 'always',
  'table-paused': 'always',
  'seat-still-has-time': 'always',
  'bad-seating': 'always',
  'bad-choices': 'always',
  'options-apart': 'always',
  'bad-pairs': 'always',
  'faction-not-in-play': 'always',
  'number-out-of-range': 'always',
  'leader-not-in-play': 'always',
  'battles-already-run': inBattles,
  'battle-running': inBattles,
  'storm-running': inStorms,
  'phase-runs': 'always',
  'game-is-won': inTurns,
  'no-such-instruction': 'always',
  'no-such-point': 'always',
  'window-not-over': 'always',
};

export const DECLARED: Declared = {
  prompts: ofFeatures('prompts') as Declared['prompts'],
  events: ofFeatures('events') as Declared['events'],
  advantages: POWERS_MET,
  refusals: { ...COMMON_REFUSALS, ...ofFeatures('refusals') } as Declared['refusals'],
};
