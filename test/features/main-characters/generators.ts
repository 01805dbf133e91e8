/** Paired tables that differ in the one traitor that stays usable. */
import { leadersOf, type Command, type FactionId, type LeaderId, type TableChoices } from '#engine';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Move } from '../../support/random-choice.ts';

const moderator = (command: Command): Move => ({ by: 'moderator', command });

/** Harkonnen knows leaders of these factions as its traitors, and then the Baron dies. */
const baronDies = (others: readonly FactionId[]): readonly Move[] => [
  { by: 'harkonnen', command: { type: 'DeclareSecret', fact: { kind: 'traitors', leaders: fourOf(others) } } },
  moderator({ type: 'CorrectFact', fact: { kind: 'leader', leader: 'baron-harkonnen', where: 'tanks', deaths: 1 } }),
];

const fourOf = (others: readonly FactionId[]): readonly LeaderId[] => others.flatMap(leadersOf).slice(0, 4);

const withMains = (choices: TableChoices): TableChoices => ({
  ...choices,
  options: [
    ...choices.options.filter((option) => option !== 'main-characters'),
    ...(choices.edition === 'grand-dune' ? [] : ['main-characters' as const]),
  ],
  components: { ...choices.components, traitors: 'cardboard' },
});

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'kept-traitor': {
    choices: withMains,
    begins: (factions) =>
      factions.includes('harkonnen') ? baronDies(factions.filter((one) => one !== 'harkonnen')) : null,
    parts: answered('keep-traitor'),
  },
} satisfies Twinned;
