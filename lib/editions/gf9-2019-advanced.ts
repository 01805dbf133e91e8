/**
 * Gale Force Nine 2019, advanced game. How it differs from the basic game: a force counts half in battle unless spice
 * supports it; cities and Tuek's Sietch bring spice; the powers that the faction sheets print under "Advanced game advantages".
 */
import type { RulesDiff } from '../rules/rules.ts';

export const gf9Advanced = {
  id: 'gf9-2019-advanced',
  source: 'Dune, Gale Force Nine 2019, advanced game',
  sets: {
    spiceSupport: { is: 'half-without', source: 'Advanced Combat' },
    charityAlways: { is: ['bene-gesserit'], source: 'Bene Gesserit sheet "Charity"' },
    strongholdIncome: {
      is: [
        { territory: 'arrakeen', spice: 2 },
        { territory: 'carthag', spice: 2 },
        { territory: 'tueks-sietch', spice: 1 },
      ],
      source: 'Increased Spice Flow',
    },
    specialKarama: { is: 'once-a-game', source: 'Advanced Karama Cards; R-160' },
    specialKaramaOf: {
      is: ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
      source: 'Advanced Karama Cards: all but the Bene Gesserit',
    },
  },
  grants: [
    { is: 'atreides/karama-plan', source: 'Advanced Karama Cards' },
    { is: 'bg/start-anywhere', source: 'Bene Gesserit sheet "Start of game"' },
    { is: 'bg/advisor-fighter', source: 'Bene Gesserit sheet "Advisors", "Fighters"' },
    { is: 'harkonnen/capture', source: 'Harkonnen sheet "Captured leaders"' },
    { is: 'emperor/sardaukar', source: 'Emperor sheet "Sardaukar"' },
    { is: 'fremen/fedaykin', source: 'Fremen sheet "Fedaykin"' },
    { is: 'fremen/no-spice-battle', source: 'Fremen sheet "Battles"' },
    { is: 'fremen/see-storm', source: 'Fremen sheet "Storm rule"' },
    { is: 'fremen/storm-half', source: 'Fremen sheet "Storm losses"' },
    { is: 'atreides/kwisatz-haderach', source: 'Atreides sheet "Kwisatz Haderach"' },
    { is: 'bg/worthless-karama', source: 'Bene Gesserit sheet "Karama"' },
  ],
} as const satisfies RulesDiff;
