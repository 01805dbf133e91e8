/** How twins part: an owner does one thing with a secret at one table, and another at the other. */
import { SECRET_KINDS, shuffled, type FactionId, type Random, type SecretKind } from '#engine';
import { makeMove } from '../make-move.ts';
import { factionsOf, type Sent, type Table } from '../table.ts';
import { after } from './disclosure.ts';
import { toldOtherwise } from './otherwise.ts';
import type { Parting } from './parting-moves.ts';
import { differenceIn, type Secret } from './secrets.ts';
import type { Twins } from './twins.ts';
import { told } from './ways-to-part.ts';

/** Some owner does one thing with a secret of this kind at one table and another at the other; `null` if nobody can. */
export function partingMoves(table: Table, secret: Secret, random: Random): Parting | null {
  for (const owner of shuffled(factionsOf(table), random)) {
    const found = partingOf(table, secret, owner, random);
    if (found !== null) return found;
  }
  return null;
}

const partingOf = (table: Table, secret: Secret, owner: FactionId, random: Random): Parting | null =>
  isMatter(secret)
    ? told(table, owner, toldOtherwise(secret, table, owner, random))
    : (differenceIn(secret).parts?.(table, owner, random) ?? null);

const isMatter = (secret: Secret): secret is SecretKind => SECRET_KINDS.some((matter) => matter === secret);

export function part(twins: Twins, { owner, one, two, alsoKnows = [] }: Parting): Twins | 'told' {
  const first = makeMove(twins.one, one);
  const second: Sent =
    two === null ? { ok: true, table: idle(twins.two, first.table), events: [] } : makeMove(twins.two, two);
  // If only one of the two may be said, the twins stay alike.
  if (!first.ok || !second.ok) return twins;
  return after(
    {
      ...twins,
      unknowing: twins.unknowing.filter((who) => who !== owner && !alsoKnows.some((other) => other === who)),
    },
    first,
    second,
  );
}

export const idle = (table: Table, other: Table): Table => ({ ...table, now: other.now });
