/** Random declarations of this feature's secrets, and different declarations at two paired tables. */
import {
  discOf,
  leadersOf,
  shuffled,
  type DeclaredSecret,
  type FactionId,
  type LeaderId,
  type OwnFactOf,
  type Random,
} from '#engine';
import type { SecretAlternatives, DeclarationGenerators } from '../../support/feature.ts';
import { tableView, type Table } from '../../support/table.ts';
import type { Both } from '../../support/declaration-generator.ts';
import { advanced2019 } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { told } from '../../support/paired-tables/ways-to-diverge.ts';

export const declarationGenerators: DeclarationGenerators<'harkonnen'> = {
  captives: { likely: 40, by: 'harkonnen', told: randomCaptives },
};

/**
 * Harkonnen enters random captives. The engine refuses a leader that died face up, and refuses all captives in the
 * basic game.
 */
function randomCaptives(captor: FactionId, factions: readonly FactionId[], random: Random): OwnFactOf<'captives'> {
  const theirs = shuffled(factions.filter((other) => other !== captor).flatMap(leadersOf), random);
  const held = random(3);
  return { kind: 'captives', held: theirs.slice(0, held), faceDown: theirs.slice(held, held + random(2)) };
}

export const secretAlternatives: SecretAlternatives<'harkonnen'> = {
  captives: (table, owner, random) =>
    captured(table, owner, random, (leader) => ({ kind: 'captives', held: [leader], faceDown: [] })),
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  captives: { choices: advanced2019 },
  /** The leader that is face down in the tanks. */
  'face-down': {
    choices: advanced2019,
    parts: (table, owner, random) => told(table, owner, otherFaceDown(table, owner, random)),
  },
} satisfies Twinned;

/**
 * Two leaders of one faction. Harkonnen holds the first at one table and the second at the other, so no other seat can
 * tell which leader Harkonnen holds.
 */
function captured(
  table: Table,
  owner: FactionId,
  random: Random,
  saying: (leader: LeaderId) => OwnFactOf<'captives'>,
): Both<OwnFactOf<'captives'>> | null {
  const free = tableView(table).leaders.filter(
    ({ leader, where, foughtIn }) => discOf(leader).faction !== owner && where !== 'tanks' && foughtIn === null,
  );
  const [one] = shuffled(free, random);
  const other = free.find(
    ({ leader }) => one !== undefined && leader !== one.leader && discOf(leader).faction === discOf(one.leader).faction,
  );
  return one === undefined || other === undefined ? null : [saying(one.leader), saying(other.leader)];
}

/** At one table a leader is face down, at the other table another leader of the same faction. */
const otherFaceDown = (table: Table, owner: FactionId, random: Random): Both<DeclaredSecret> | null =>
  captured(table, owner, random, (leader) => ({ kind: 'captives', held: [], faceDown: [leader] }));
