import type { Place, PublicFact, PublicFactOf, TableView } from '#client';
import type { Failure } from '../../_connection/failure.ts';

/** Values that the desk has changed and not set yet, each under the name of what it is about. */
export type Draft = ReadonlyMap<string, PublicFact>;

export const EMPTY_DRAFT: Draft = new Map();

/** A changed value with what stands on the table now. */
export interface Change {
  readonly fact: PublicFact;
  readonly was: PublicFact;
}

/** What is being entered, and how it is set. */
export interface DraftState {
  readonly draft: Draft;
  readonly changes: readonly Change[];
  /** A fact as it is entered, else as it stands. */
  readonly drafted: <Fact extends PublicFact>(fact: Fact) => PublicFactOf<Fact['kind']>;
  /** The same fact with the value that stands on the table now. */
  readonly standing: <Fact extends PublicFact>(fact: Fact) => PublicFactOf<Fact['kind']>;
  readonly put: (fact: PublicFact) => void;
  readonly drop: (fact: PublicFact) => void;
  readonly clear: () => void;
  /** Sets every changed value, one after the other; stops at the first that may not be. */
  readonly set: () => Promise<unknown>;
  /** How many the last press has set, for some seconds or until another value is entered. */
  readonly justSet: number;
  readonly sending: boolean;
  readonly trouble: Failure | null;
}

/** What an entry of the position is given. */
export interface EntryProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** What a note beneath a part of the board is given. */
export interface NoteProps {
  readonly table: TableView;
  readonly place: Place;
}
