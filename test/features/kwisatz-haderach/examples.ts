/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'kwisatzHaderach'> = {
  logFacts: {
    'kwisatz-haderach-killed': { code: 'kwisatz-haderach-killed' },
    'kwisatz-haderach-revived': { code: 'kwisatz-haderach-revived' },
  },
  refusals: {
    'no-kwisatz-haderach': { code: 'no-kwisatz-haderach' },
    'kwisatz-haderach-is-dead': { code: 'kwisatz-haderach-is-dead' },
  },
  facts: {
    'kwisatz-haderach': { kind: 'kwisatz-haderach', where: 'ready', usedIn: 'arrakeen' },
  },
  actions: {
    'lay-out-kwisatz-haderach': { kind: 'lay-out-kwisatz-haderach' },
    'kwisatz-haderach-to-tanks': { kind: 'kwisatz-haderach-to-tanks' },
    'kwisatz-haderach-from-tanks': { kind: 'kwisatz-haderach-from-tanks' },
  },
};
