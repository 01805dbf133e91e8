/** Messages of mercenaries. Everything about them is public. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import { factionName, formatMercenaries, theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { FactionId } from '../../model/factions.ts';
import { discOf, ownerOf } from '../../model/leaders.ts';
import type { MercenaryContract } from './contract.ts';
import { formatService } from './messages/table.ts';

export const mercenaryMessages: Messages<MercenaryContract> = {
  log: {
    'mercenaries-hired': ({ by, faction, count }) =>
      `${theFaction(by)} hired ${formatMercenaries(count)}${forWhom(by, faction)}.`,
    'mercenary-leader-hired': ({ by, leader }) =>
      `${theFaction(by)} hired the mercenary leader${forWhom(by, ownerOf(leader))}.`,
    'mercenary-leader-left': ({ leader }) =>
      `the mercenary leader of ${theFaction(ownerOf(leader))} went back to the pool.`,
  },
  actions: {
    'hire-mercenaries': ({ faction, count }, { reader }) =>
      reader === 'owner'
        ? `Take ${formatMercenaries(count)} from the pool to your reserves`
        : `${factionName(faction)} takes ${formatMercenaries(count)} from the pool to its reserves`,
    'dismiss-mercenaries': ({ faction, count }, { reader }) =>
      reader === 'owner'
        ? `Put ${formatMercenaries(count)} from your reserves back into the pool`
        : `${factionName(faction)} puts ${formatMercenaries(count)} from its reserves back into the pool`,
    'hire-leader': ({ leader }, { reader }) =>
      reader === 'owner'
        ? 'Take the mercenary leader from the pool'
        : `${factionName(ownerOf(leader))} takes the mercenary leader from the pool`,
    'dismiss-leader': ({ leader }, { reader }) =>
      reader === 'owner'
        ? 'Put the mercenary leader back into the pool'
        : `${factionName(ownerOf(leader))} puts the mercenary leader back into the pool`,
  },
  facts: {
    mercenaries: {
      about: ({ faction }) => `Mercenaries in the reserves of ${theFaction(faction)}`,
      value: ({ count }) => String(count),
      corrected: ({ faction, count }) => `set the reserves of ${theFaction(faction)} to ${formatMercenaries(count)}`,
    },
    'mercenary-leader': {
      about: () => 'Mercenary leader',
      value: ({ leader }) => (leader === null ? 'in the pool' : formatService(leader)),
      corrected: ({ leader }) =>
        leader === null
          ? 'noted that the mercenary leader is in the pool'
          : `noted that the mercenary leader serves ${theFaction(ownerOf(leader))} with strength ${discOf(leader).strength}`,
    },
  },
  refusals: {
    'no-mercenaries': () => explain('The deck of this table has no Mercenary.', 'No faction has mercenaries here.'),
    'no-reserves-for-mercenaries': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} has no reserves.`, 'Choose a faction with forces.'),
    'no-mercenary-leader': () =>
      explain('This is no mercenary leader.', 'Choose the faction and the strength of the mercenary leader.'),
  },
};

const forWhom = (by: FactionId, faction: FactionId): string => (by === faction ? '' : ` for ${theFaction(faction)}`);
