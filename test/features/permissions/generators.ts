/** Random permissions, and pairs of tables that differ in one permission. */
import type { AdvantageId, FactionId, PublicFact, Random } from '#engine';
import { areAllies } from '#lib/model/selectors.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import { POWERS } from './oracle.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

const WORDS = ['granted', 'denied', 'asked'] as const;
type Word = (typeof WORDS)[number];

/** A player who has such a power and an ally sets a permission for the power. */
function randomPermission(table: Table, random: Random): Move {
  const may = factionsOf(table).filter((owner) => lendsTo(table, owner).length > 0);
  const by = pickRandom(may.length === 0 ? factionsOf(table) : may, random);
  const lends = lendsTo(table, by);
  if (lends.length === 0) return says(by, by, pickRandom(POWERS, random), pickRandom(WORDS, random));
  const { to, power } = pickRandom(lends, random);
  return says(by, to, power, pickRandom(WORDS, random));
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The permission that an owner gives an ally for a power. */
  permission: {
    begins: (factions, random) => (chance(50, random) ? aboutToRevive(factions, random) : null),
    parts: partingPermissions,
  },
} satisfies Twinned;

/** An ally of Fremen has forces in the tanks when revival begins; `null` if Fremen do not play. */
function aboutToRevive(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  const others = factions.filter((faction) => faction !== 'fremen');
  if (others.length === factions.length || others.length < 2) return null;
  const ally = pickRandom(others, random);
  const facts: readonly PublicFact[] = [
    { kind: 'alliance', members: ['fremen', ally] },
    { kind: 'tanks', faction: ally, count: 5, special: 0 },
    { kind: 'phase', phase: 'bidding' },
  ];
  return [
    ...facts.map((fact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } })),
    { by: 'moderator', command: { type: 'NextPhase', to: 'revival' } },
  ];
}

/**
 * An owner sets one permission at one table and another permission at the other table. The ally knows the permission.
 */
function partingPermissions(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const lends = lendsTo(table, owner);
  if (lends.length === 0) return null;
  const { to, power } = pickRandom(lends, random);
  const one = pickRandom(WORDS, random);
  const two = pickRandom(
    WORDS.filter((word) => word !== one),
    random,
  );
  return { owner, one: says(owner, to, power, one), two: says(owner, to, power, two), alsoKnows: [to] };
}

const says = (by: FactionId, to: FactionId, power: AdvantageId, permission: Word): Move => ({
  by,
  command: { type: 'SayPermission', to, power, permission },
});

const lendsTo = (table: Table, owner: FactionId): readonly { readonly to: FactionId; readonly power: AdvantageId }[] =>
  factionsOf(table)
    .filter((to) => areAllies(stateOf(table), owner, to))
    .flatMap((to) => seatView(table, owner).mine.permissions.lends.map(({ power }) => ({ to, power })));

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomPermission];
