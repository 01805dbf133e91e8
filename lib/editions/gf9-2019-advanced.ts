/**
 * Gale Force Nine 2019, advanced game. How it differs from the basic game: the powers that the faction sheets print
 * under "Advanced game advantages".
 */
import type { RulesDiff } from '../rules/rules.ts';

export const gf9Advanced = {
  id: 'gf9-2019-advanced',
  source: 'Dune, Gale Force Nine 2019, advanced game',
  sets: {},
  grants: [
    { is: 'bg/advisor-fighter', source: 'Bene Gesserit sheet "Advisors", "Fighters"' },
    { is: 'fremen/see-storm', source: 'Fremen sheet "Storm rule"' },
    { is: 'fremen/storm-half', source: 'Fremen sheet "Storm losses"' },
  ],
} as const satisfies RulesDiff;
