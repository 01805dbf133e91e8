/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'revival'> = {
  prompts: {
    revive: {
      kind: 'revive',
      tanks: { count: 4, special: 1 },
      free: 1,
      most: 3,
      price: 2,
      leaders: [{ leader: 'burseg', price: 3 }],
      leaderIsFree: 'never',
      moreByAllies: 3,
      pledged: [{ by: 'emperor', amount: 4 }],
    },
    'let-revive': { kind: 'let-revive', by: 'fremen', ally: 'guild', free: 3, own: 1, leave: 'asked' },
  },
  logFacts: {
    'revived-nobody': { code: 'revived-nobody', faction: 'guild' },
    'revival-paid': {
      code: 'revival-paid',
      faction: 'harkonnen',
      paid: [
        { by: 'emperor', amount: 6 },
        { by: 'harkonnen', amount: 2 },
      ],
    },
    'ally-let-revive': { code: 'ally-let-revive', by: 'fremen', ally: 'guild', lets: true },
    'leaders-gone': { code: 'leaders-gone', faction: 'atreides' },
  },
};
