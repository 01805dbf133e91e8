import type { EditionId, OptionId } from '../model/editions.ts';
import type { RulesDiff } from '../rules/rules.ts';

/** A choice a table may make, the editions that offer it, and what it changes. */
export interface TableOption extends RulesDiff {
  readonly id: OptionId;
  readonly offeredIn: readonly EditionId[];
}

export const OPTION_DIFFS: Readonly<Record<OptionId, TableOption>> = {
  'voluntary-no-leader': {
    id: 'voluntary-no-leader',
    source: 'AH79 Questions and Answers B.7; R-46',
    offeredIn: ['avalon-hill-1979'],
    sets: { voluntaryNoLeader: { is: true, source: 'Questions and Answers B.7' } },
  },
  'plan-may-change-after-prescience': {
    id: 'plan-may-change-after-prescience',
    source: 'AH79 Questions and Answers B.6; R-47',
    offeredIn: ['avalon-hill-1979'],
    sets: { planChangeAfterProbe: { is: 'anything', source: 'Questions and Answers B.6, to the letter' } },
  },
};
