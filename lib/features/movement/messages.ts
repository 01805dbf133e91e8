/** Messages of moves. All of them are public. */
import type { Place } from '../../model/board.ts';
import type { EditionId } from '../../model/editions.ts';
import { allOf } from '../../model/forces.ts';
import { factionName, factionPossessive, formatForcesThen, theFaction } from '../../messages/names.ts';
import { plural, capitalize, formatList } from '../../messages/numbers.ts';
import { thePlace, thePlaceThen, theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { MovementContract } from './contract.ts';

/** Returns the text of the origin of a move. Within one territory the text names only the sector. */
const formatWhence = (from: Place, to: Place, edition: EditionId): string =>
  from.territory === to.territory ? thePlaceThen(from, edition) : theTerritory(from.territory, edition);

export const movementMessages: Messages<MovementContract> = {
  prompts: {
    move: {
      lead: ({ range, fliesFrom, walksFrom, within, intoStorm }) => {
        const far =
          fliesFrom.length > 0
            ? `By ornithopter through up to ${range} territories.${walksFrom.length > 0 ? ' Advisors move on foot.' : ''}`
            : plural(range, {
                one: 'On foot, to the next territory.',
                other: `On foot, through up to ${range} territories.`,
              });
        return [
          far,
          ...(within === true ? ['Or to another sector of the same territory.'] : []),
          ...(intoStorm === true ? ['A move may end in the storm: half of the group dies there.'] : []),
        ].join(' ');
      },
      byDefault: 'No forces move.',
    },
  },
  log: {
    'forces-moved': ({ faction, from, to }, { edition }) => {
      const [first] = from;
      const whence = first === undefined ? '' : ` from ${formatWhence(first, to, edition)}`;
      return `${theFaction(faction)} moved ${formatForcesThen(faction, allOf(from))}${whence} to ${thePlace(to, edition)}.`;
    },
    'group-parted': ({ faction, ends }, { edition }) =>
      `${factionPossessive(faction)} group parted: ${formatList(ends.map((end) => `${formatForcesThen(faction, end)} went on to ${thePlace(end, edition)}`))}.`,
  },
  actions: {
    'forces-move': ({ faction, from, to, ...forces }, { edition, reader }) =>
      `${reader === 'owner' ? 'Move' : `${capitalize(factionName(faction))} moves`} ${formatForcesThen(faction, forces)} from ${thePlaceThen(from, edition)} to ${thePlace(to, edition)}`,
  },
};
