/**
 * Random prepared claims, and paired tables that differ in spice, or in an answer on charity, while claims are open.
 */
import type { FactionId, DeclaredSecret, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Both } from '../../support/declaration-generator.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { partingAnswers, told } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Table } from '../../support/table.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** All factions are about to be asked for a claim. Some are poor, and some have uncounted spice. */
const aboutToClaim = (factions: readonly FactionId[], random: Random): readonly Move[] => [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
  ...factions.map((faction): Move => ({
    by: faction,
    command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: pickRandom([0, 1, 2, 7, 'uncounted'], random) } },
  })),
  { by: 'moderator', command: { type: 'NextPhase', to: 'spice-blow' } },
  // If the spice cards are cardboard, the moderator enters one card for each possible pile.
  { by: 'moderator', command: { type: 'TellSpiceCard', card: 'sihaya-ridge' } },
  { by: 'moderator', command: { type: 'TellSpiceCard', card: 'old-gap' } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'charity' } },
];

/** A player prepares a claim, or removes a prepared claim. */
export const randomClaimAhead = (table: Table, random: Random): Move => ({
  by: randomFaction(table, random),
  command: { type: 'PrepareClaim', on: chance(70, random) },
});

/** An owner prepares a claim at one table, and not at the other. */
const partingClaimsAhead = (owner: FactionId): DivergingMoves => ({
  owner,
  one: { by: owner, command: { type: 'PrepareClaim', on: true } },
  two: null,
});

/** The faction is poor at one table, but not at the other. */
const poorOrNot = (random: Random): Both<DeclaredSecret> => [
  { kind: 'spice', spice: random(2) },
  { kind: 'spice', spice: pickRandom([2, 9, 'uncounted'], random) },
];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The factions that may claim charity, and the factions that do so. */
  charity: {
    begins: aboutToClaim,
    parts: (table, owner, random) =>
      chance(50, random)
        ? partingAnswers(table, owner, ['claim-charity'], random)
        : told(table, owner, poorOrNot(random)),
  },
  /** Whether a player has prepared a claim. */
  'claim-ahead': { begins: aboutToClaim, parts: (_table, owner) => partingClaimsAhead(owner) },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomClaimAhead];
