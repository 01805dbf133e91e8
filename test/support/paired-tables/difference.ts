/** The definition of one secret in which two tables can differ. */
import type { FactionId, Random, SecretKind, TableChoices } from '#engine';
import type { Move } from '../random-choice.ts';
import type { Table } from '../table.ts';
import type { DivergingMoves } from './diverging-moves.ts';

/** The tables that can have a secret, if not all tables can. */
export interface Setting {
  /** Further choices of these tables. */
  readonly choices?: (choices: TableChoices) => TableChoices;
  /** A faction without which no table has the secret. */
  readonly needs?: FactionId;
  /**
   * How both tables begin: with the set-up, with moves in the set-up, or with moves after a random position, just
   * before the tested moment. Without this field, or with `null`, they begin at random.
   */
  readonly begins?: 'with-the-set-up' | { readonly inTheSetUp: Moves } | Moves;
  /** Plays on from there to the tested moment, if no fixed list of moves leads to it. */
  readonly playedTo?: (table: Table, random: Random) => Table;
}

type Moves = (factions: readonly FactionId[], random: Random) => readonly Move[] | null;

/**
 * The commands of an owner about the secret, a different one for each table; `null` if there are no two such commands.
 */
export type Parts = (table: Table, owner: FactionId, random: Random) => DivergingMoves | null;

export interface PartedOver extends Setting {
  readonly parts: Parts;
}

/** A difference that no command makes. The tables differ by chance, from the beginning or from now on. */
export interface BegunApart extends Setting {
  readonly apart: 'shuffled-otherwise' | 'other-chance';
}

export type Difference = PartedOver | BegunApart;

/**
 * All secrets of a feature. Other code declares the secrets in the engine's table of secrets; these secrets need only a
 * setting here.
 */
export type Twinned = Readonly<Record<string, Setting | Difference>>;

/** The same type for the secrets with these names. */
export type TwinsIn<Secrets extends string> = {
  readonly [Secret in Secrets]: Secret extends SecretKind ? Setting : Difference;
};
