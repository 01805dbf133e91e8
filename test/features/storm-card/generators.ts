/** Random declarations of this feature's secrets, and different declarations at two paired tables. */
import { chance } from '../../support/random-choice.ts';
import type { SecretAlternatives, DeclarationGenerators } from '../../support/feature.ts';
import { advanced2019, withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

export const declarationGenerators: DeclarationGenerators<'stormCard'> = {
  // Before a fight there is no storm card yet, so the engine refuses the command.
  'storm-card': {
    likely: 10,
    by: 'fremen',
    told: (_faction, _factions, random) => ({
      kind: 'storm-card',
      card: chance(20, random) ? 'untold' : 1 + random(6),
    }),
  },
};

export const secretAlternatives: SecretAlternatives<'stormCard'> = {
  'storm-card': (_table, _owner, random) => {
    const one = 1 + random(6);
    const other = 1 + ((one + random(5)) % 6);
    return [
      { kind: 'storm-card', card: one },
      { kind: 'storm-card', card: chance(25, random) ? 'untold' : other },
    ];
  },
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'storm-card': { choices: (any) => withComponents({ stormCards: 'cardboard' })(advanced2019(any)) },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'storm-card', lies: chance(70, random) } }),
];
