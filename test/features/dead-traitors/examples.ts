/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'deadTraitors'> = {
  logFacts: {
    'dead-traitors-gained': { code: 'dead-traitors-gained', leaders: ['bashar', 'stilgar'] },
    'loyalty-asked': { code: 'loyalty-asked', leader: 'bashar' },
    'loyal-again': { code: 'loyal-again', leader: 'bashar' },
    'leader-guarded': { code: 'leader-guarded', faction: 'guild' },
  },
};
