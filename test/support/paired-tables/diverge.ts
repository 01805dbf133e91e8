/**
 * Makes a pair of tables differ: an owner does one thing with a secret at the first table and another thing at the
 * second.
 */
import { SECRET_KINDS, shuffled, type FactionId, type Random, type SecretKind } from '#engine';
import { makeMove } from '../make-move.ts';
import { factionsOf, type Sent, type Table } from '../table.ts';
import { after } from './disclosure.ts';
import { toldOtherwise } from './secret-alternatives.ts';
import type { DivergingMoves } from './diverging-moves.ts';
import { differenceIn, type Secret } from './secrets.ts';
import type { PairedTables } from './paired-tables.ts';
import { told } from './ways-to-diverge.ts';

/**
 * Returns two commands with which an owner does different things with a secret of this kind; `null` if no owner can.
 */
export function partingMoves(table: Table, secret: Secret, random: Random): DivergingMoves | null {
  for (const owner of shuffled(factionsOf(table), random)) {
    const found = partingOf(table, secret, owner, random);
    if (found !== null) return found;
  }
  return null;
}

const partingOf = (table: Table, secret: Secret, owner: FactionId, random: Random): DivergingMoves | null =>
  isMatter(secret)
    ? told(table, owner, toldOtherwise(secret, table, owner, random))
    : (differenceIn(secret).parts?.(table, owner, random) ?? null);

const isMatter = (secret: Secret): secret is SecretKind => SECRET_KINDS.some((matter) => matter === secret);

export function part(
  pairedTables: PairedTables,
  { owner, one, two, alsoKnows = [] }: DivergingMoves,
): PairedTables | 'told' {
  const first = makeMove(pairedTables.one, one);
  const second: Sent =
    two === null
      ? { ok: true, table: idle(pairedTables.two, first.table), events: [] }
      : makeMove(pairedTables.two, two);
  // If only one of the two commands is accepted, the tables stay equal.
  if (!first.ok || !second.ok) return pairedTables;
  return after(
    {
      ...pairedTables,
      unknowing: pairedTables.unknowing.filter((who) => who !== owner && !alsoKnows.some((other) => other === who)),
    },
    first,
    second,
  );
}

export const idle = (table: Table, other: Table): Table => ({ ...table, now: other.now });
