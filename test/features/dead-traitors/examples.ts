/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'deadTraitors'> = {
  facts: { 'dead-traitor': { kind: 'dead-traitor', leader: 'bashar', inPay: true } },
  refusals: { 'traitor-stays-as-is': { code: 'traitor-stays-as-is', leader: 'bashar', inPay: false } },
  logFacts: {
    'dead-traitors-gained': { code: 'dead-traitors-gained', leaders: ['bashar', 'stilgar'] },
    'loyalty-asked': { code: 'loyalty-asked', leader: 'bashar' },
    'loyal-again': { code: 'loyal-again', leader: 'bashar' },
    'leader-guarded': { code: 'leader-guarded', faction: 'guild' },
  },
};
