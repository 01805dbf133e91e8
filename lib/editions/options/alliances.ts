/** The options about alliances and deals. */
import { ALLIANCE_OPTIONS } from '../../model/editions.ts';
import type { ByPlayers, RulesDiff } from '../../powers/rules.ts';
import type { TableOptions } from './table-option.ts';

/** With three players an alliance needs four strongholds, in every row of the alliance table. */
const allianceOf = (limit: number | 'any', strongholds: number): RulesDiff['sets'] => {
  const needed: ByPlayers = { two: 4, three: 4, fourOrMore: strongholds };
  return {
    allianceLimit: { is: limit, source: 'Optional Rules for Alliances' },
    strongholdsToWinAlliance: {
      is: { pair: needed, more: needed },
      source: 'Optional Rules for Alliances; Two & three player games; R-19',
    },
  };
};

export const ALLIANCE_CHOICES = {
  'alliances-of-two-win-with-three': {
    id: 'alliances-of-two-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(2, 3),
  },
  'alliances-of-three-win-with-four': {
    id: 'alliances-of-three-win-with-four',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(3, 4),
  },
  'alliances-of-three-win-with-three': {
    id: 'alliances-of-three-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf(3, 3),
  },
  'alliances-of-any-size-win-with-three': {
    id: 'alliances-of-any-size-win-with-three',
    source: 'GF9-2019 Optional Rules for Alliances',
    sets: allianceOf('any', 3),
  },
  'no-alliances': {
    id: 'no-alliances',
    source: 'AH79 XVIII.A.1; R-207',
    outranks: ['alliances-of-two-at-most', 'alliances-of-three-at-most'],
    excludes: ALLIANCE_OPTIONS,
    sets: { allianceLimit: { is: 1, source: 'XVIII.A.1; R-207' } },
  },
  'alliances-of-two-at-most': {
    id: 'alliances-of-two-at-most',
    source: 'Rules for Dune XVIII.A.1',
    outranks: ['alliances-of-three-at-most'],
    sets: { allianceLimit: { is: 2, source: 'XVIII.A.1' } },
  },
  'allies-may-deal': {
    id: 'allies-may-deal',
    source: 'R-178, as AH79 XIII.C',
    sets: { deals: { is: 'any-two', source: 'AH79 XIII.C' } },
  },
  'bribes-from-the-next-mentat-pause': {
    id: 'bribes-from-the-next-mentat-pause',
    source: 'R-186, after questions and answers of November 2020',
    sets: { bribesSpendable: { is: 'from-the-next-mentat-pause', source: 'R-186' } },
  },
  'guild-gets-its-own-share-back': {
    id: 'guild-gets-its-own-share-back',
    source: 'R-188, as the Emperor’s share of a card comes back to the Emperor',
    sets: { payeesShareOfFares: { is: 'payee', source: 'GF9-2019 Questions and Answers "Miscellaneous"; R-188' } },
  },
  'emperors-own-share-goes-to-the-bank': {
    id: 'emperors-own-share-goes-to-the-bank',
    source: 'GF9-2019 Emperor sheet "Bidding", read otherwise; R-155, as the Guild’s share of a fare goes to the bank',
    sets: { payeesShareOfPrices: { is: 'bank', source: 'GF9-2019 Emperor sheet "Bidding"; R-155' } },
  },
  'alliances-agreed': {
    id: 'alliances-agreed',
    source: 'Dune Squad III.B.4, IV; R-15',
    sets: { allianceLimit: { is: 'any', source: 'Dune Squad IV.A.2' } },
  },
  'alliances-of-three-at-most': {
    id: 'alliances-of-three-at-most',
    source: 'Dune Squad IV, as a limit',
    sets: { allianceLimit: { is: 3, source: 'Dune Squad IV' } },
  },
} as const satisfies TableOptions;
