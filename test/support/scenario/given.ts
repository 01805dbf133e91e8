/** The position from which a scenario starts, and the facts that a moderator sets later, in the same vocabulary. */
import { must } from '#lib/core/assert-never.ts';
import {
  maySit,
  WHO_PLAYS,
  type Actor,
  type EditionId,
  type FactionId,
  type DeclaredSecret,
  type PlayerCircle,
  type PublicFact,
  type Seating,
  type Command,
} from '#engine';
import { faction, keyNode } from './names.ts';
import { entries, listOf, oneOf, type Node } from './node.ts';
import { wordsOf } from './vocabulary.ts';

export interface Order {
  readonly by: Actor;
  readonly command: Command;
}

const FACTS = wordsOf('facts');
export const SECRETS = wordsOf('secrets');
const GIVEN = wordsOf('given');

export const GIVEN_KEYS: readonly string[] = ['factions', ...Object.keys(FACTS), ...Object.keys(GIVEN)];

/**
 * Reads seats. A list gives the factions to the right from place 0, each at the next place where the edition lets it
 * sit. A mapping gives the place of each faction.
 */
export function seatingOf(node: Node, edition: EditionId): readonly Seating[] {
  const who = WHO_PLAYS[edition];
  if (Array.isArray(node.value)) {
    let next = 0;
    return listOf(node, faction).map((sits) => {
      const free = who.seats.places.filter((place) => place >= next);
      const circle = free.find((place) => maySit(who, { faction: sits, circle: place })) ?? must(free[0], 'a place');
      next = circle + 1;
      return { faction: sits, circle };
    });
  }
  return entries(node).map(([sits, where]) => ({
    faction: faction(keyNode(where, sits)),
    circle: must(
      who.seats.places.find((circle): circle is PlayerCircle => circle === where.value),
      `place ${String(where.value)}`,
    ),
  }));
}

/** Returns the commands that enter the position of a scenario, each with its sender. */
export function entered(node: Node): readonly Order[] {
  return entries(node).flatMap(([key, inner]) => {
    if (key === 'factions') return [];
    const ownKey = Object.hasOwn(GIVEN, key) ? GIVEN[key] : undefined;
    if (ownKey !== undefined) return secretsEntered(ownKey, inner);
    return factsOf(keyNode(node, key), inner).map((fact) => moderatorSets(fact));
  });
}

export function factsOf(key: Node, inner: Node): readonly PublicFact[] {
  return must(FACTS[oneOf(key, Object.keys(FACTS), 'key of a position')], 'a fact')(inner);
}

const moderatorSets = (fact: PublicFact): Order => ({ by: 'moderator', command: { type: 'CorrectFact', fact } });

const ownerEnters = (by: FactionId, fact: DeclaredSecret): Order => ({ by, command: { type: 'DeclareSecret', fact } });

function secretsEntered(key: string, node: Node): readonly Order[] {
  const read = must(SECRETS[key], key);
  return entries(node).map(([who, value]) => ownerEnters(faction(keyNode(value, who)), read(value)));
}
