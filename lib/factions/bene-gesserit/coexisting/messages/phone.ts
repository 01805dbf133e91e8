/** The texts on the pages of coexistence. */
import type { EditionId } from '../../../../model/editions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { formatList } from '../../../../messages/numbers.ts';
import { theTerritory } from '../../../../messages/territories.ts';
import type { AdvisorsBeside } from '../../advisors/contract.ts';

/** The two answers about a territory. “Coexist” is chosen at first. */
export const SIDES = [
  { value: 'coexist', label: 'Coexist' },
  { value: 'fight', label: 'Stand against' },
] as const;

export const COEXIST = 'Coexist until the turn ends';
export const STAND_AGAINST = 'Stand against them';

/** Returns the label of the button, in the words of the public log: `Stand against Harkonnen in Carthag`. */
export const formatLeavingCoexistence = (against: readonly AdvisorsBeside[], edition: EditionId): string =>
  against.length === 0
    ? 'Coexist everywhere'
    : `Stand against ${formatList(against.map((one) => othersIn(one, edition)))}`;

const othersIn = ({ territory, others }: AdvisorsBeside, edition: EditionId): string =>
  `${formatList([...new Set(others.map(({ faction }) => theFaction(faction)))])} in ${theTerritory(territory, edition)}`;
