/** Claims made ahead at random, and tables that differ in one purse, or in one word on charity, while it is claimed. */
import type { FactionId, DeclaredSecret, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Both } from '../../support/declaration-generator.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { partingAnswers, told } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Table } from '../../support/table.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** Everybody is about to be asked; some are poor, and some do not count. */
const aboutToClaim = (factions: readonly FactionId[], random: Random): readonly Move[] => [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
  ...factions.map((faction): Move => ({
    by: faction,
    command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: pickRandom([0, 1, 2, 7, 'uncounted'], random) } },
  })),
  { by: 'moderator', command: { type: 'NextPhase', to: 'spice-blow' } },
  // Where the spice cards are cardboard, one for each pile there may be.
  { by: 'moderator', command: { type: 'TellSpiceCard', card: 'sihaya-ridge' } },
  { by: 'moderator', command: { type: 'TellSpiceCard', card: 'old-gap' } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'charity' } },
];

/** Somebody claims ahead, or takes that back. */
export const randomClaimAhead = (table: Table, random: Random): Move => ({
  by: randomFaction(table, random),
  command: { type: 'PrepareClaim', on: chance(70, random) },
});

/** An owner claims ahead at one table, and not at the other. */
const partingClaimsAhead = (owner: FactionId): DivergingMoves => ({
  owner,
  one: { by: owner, command: { type: 'PrepareClaim', on: true } },
  two: null,
});

/** Poor at one table, and not at the other. */
const poorOrNot = (random: Random): Both<DeclaredSecret> => [
  { kind: 'spice', spice: random(2) },
  { kind: 'spice', spice: pickRandom([2, 9, 'uncounted'], random) },
];

/** What twins can differ in here. */
export const secretPairs = {
  /** Who may claim charity, and who does. */
  charity: {
    begins: aboutToClaim,
    parts: (table, owner, random) =>
      chance(50, random)
        ? partingAnswers(table, owner, ['claim-charity'], random)
        : told(table, owner, poorOrNot(random)),
  },
  /** Whether somebody claims charity ahead. */
  'claim-ahead': { begins: aboutToClaim, parts: (_table, owner) => partingClaimsAhead(owner) },
} satisfies Twinned;

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [randomClaimAhead];
