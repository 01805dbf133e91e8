/** The arena in words, for readers who do not see it. */
import { leaderName, theFaction } from '../../../../messages/names.ts';
import { formatList } from '../../../../messages/numbers.ts';
import type { KanlyView } from '../contract.ts';
import { formatSector } from './phone.ts';

/** Returns where the leaders stand. */
export const formatArena = ({ fighters }: Pick<KanlyView, 'fighters'>): string =>
  fighters.length === 0
    ? 'The arena is empty.'
    : `The arena: ${formatList(
        fighters.map(({ faction, at, shown }) => {
          const who = shown === null ? `a leader of ${theFaction(faction)}` : leaderName(shown.leader);
          return `${who} in ${formatSector(at)}`;
        }),
      )}.`;
