/** What a feature says of one secret in which two tables can differ. */
import type { FactionId, Random, SecretKind, TableChoices } from '#engine';
import type { Move } from '../random-choice.ts';
import type { Table } from '../table.ts';
import type { DivergingMoves } from './diverging-moves.ts';

/** At which tables there is such a secret, where it is not at all of them. */
export interface Setting {
  /** What else is chosen as they open. */
  readonly choices?: (choices: TableChoices) => TableChoices;
  /**
   * The twins begin with the set-up, or with a report after a random position, just before the moment that they test.
   * Left out or `null`, they begin anyhow.
   */
  readonly begins?: 'with-the-set-up' | ((factions: readonly FactionId[], random: Random) => readonly Move[] | null);
}

/** What an owner does with the secret at one table, and otherwise at the other; `null` where it cannot. */
export type Parts = (table: Table, owner: FactionId, random: Random) => DivergingMoves | null;

export interface PartedOver extends Setting {
  readonly parts: Parts;
}

/** Nobody does anything about it: the tables differ in it from the beginning, or from now on, by chance. */
export interface BegunApart extends Setting {
  readonly apart: 'shuffled-otherwise' | 'other-chance';
}

export type Difference = PartedOver | BegunApart;

/** All that a feature says; kinds of the engine's table of secrets are told otherwise, and need no more than their setting. */
export type Twinned = Readonly<Record<string, Setting | Difference>>;

/** The same of these secrets. */
export type TwinsIn<Secrets extends string> = {
  readonly [Secret in Secrets]: Secret extends SecretKind ? Setting : Difference;
};
