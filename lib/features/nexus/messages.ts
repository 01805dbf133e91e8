/** Messages of the nexus. */
import type { FactionId } from '../../model/factions.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { plural, capitalize, formatCount, formatRow, formatList } from '../../messages/numbers.ts';
import { theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { NexusContract } from './contract.ts';

export const nexusMessages: Messages<NexusContract> = {
  prompts: {
    talk: {
      lead: 'The game pauses. Until the nexus ends, you may make and break alliances as often as you like.',
      byDefault: 'The seat has talked enough, and offers no alliance.',
    },
    'choose-allies': {
      lead: 'Only the players you name see your offer. The alliance is made when all of them agree.',
      byDefault: 'No alliance is made or broken.',
    },
  },
  log: {
    'nexus-began': 'a nexus: alliances may be made and broken.',
    'alliance-formed': ({ members, alone, shared }, { edition }) =>
      [
        `${formatList(members.map(theFaction))} are allies.`,
        ...formatAlone(alone),
        ...(shared.length === 0
          ? []
          : [
              `One of them has to leave ${formatList(shared.map((place) => theTerritory(place, edition)))} when forces move.`,
            ]),
      ].join(' '),
    'alliance-left': ({ faction, alone }) =>
      [`${theFaction(faction)} left the alliance.`, ...formatAlone(alone)].join(' '),
    'nexus-timed': ({ minutes }) =>
      minutes === 0 ? 'the nexus has no time limit any more.' : `the nexus ends in ${formatCount(minutes, 'minute')}.`,
    'nexus-ended': ({ alliances, byModerator }) =>
      `${byModerator ? 'the moderator ended the nexus' : 'the nexus ended'}: ${formatSides(alliances)}.`,
  },
  points: {
    'nexus-began': 'a nexus began',
    'alliance-formed': ({ members }) => `${formatList(members.map(theFaction))} became allies`,
    'alliance-left': ({ faction }) => `${theFaction(faction)} left its alliance`,
    'nexus-timed': ({ minutes }) => (minutes === 0 ? 'the nexus lost its time limit' : 'the nexus got a time limit'),
    'nexus-ended': 'the nexus ended',
  },
  refusals: {
    'nexus-follows-a-worm': () =>
      explain(
        'A nexus comes in the spice blow, after Shai-Hulud.',
        'Set the phase, if your table is in the spice blow.',
      ),
    'nobody-can-ally': () => explain('No alliance is possible at this table.', 'Play on without a nexus.'),
    'no-nexus-in-first-turn': () =>
      explain('In the first turn there is no nexus.', 'Set the turn, if your table is in a later one.'),
    'not-shared-now': ({ faction, territory }, edition) =>
      explain(
        `${capitalize(theFaction(faction))} shares ${theTerritory(territory, edition)} with no ally while forces move.`,
        'Check the forces on the map, and the phase.',
      ),
    'no-nexus-now': () => explain('There is no nexus now.', 'You need not end it.'),
  },
};

const formatAlone = (alone: readonly FactionId[]): readonly string[] =>
  alone.length === 0
    ? []
    : [
        `${capitalize(formatList(alone.map(theFaction)))} ${plural(alone.length, { one: 'stands', other: 'stand' })} alone.`,
      ];

const formatSides = (alliances: readonly (readonly FactionId[])[]): string =>
  alliances.length === 0
    ? 'nobody is allied'
    : `${formatRow(alliances.map((members) => formatList(members.map(theFaction))))} are allied`;
