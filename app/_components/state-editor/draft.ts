import type { Place, PublicFact, PublicFactOf, TableView } from '#client';
import type { Failure } from '../../_connection/failure.ts';

/** The changed values at the desk before they are set, each under the name of its fact. */
export type Draft = ReadonlyMap<string, PublicFact>;

export const EMPTY_DRAFT: Draft = new Map();

/** A changed value, with the present value of the table. */
export interface Change {
  readonly fact: PublicFact;
  readonly was: PublicFact;
}

/** The draft, and the functions that change and set it. */
export interface DraftState {
  readonly draft: Draft;
  readonly changes: readonly Change[];
  /** Returns a fact with the entered value, or else with the present value. */
  readonly drafted: <Fact extends PublicFact>(fact: Fact) => PublicFactOf<Fact['kind']>;
  /** Returns the same fact with the present value of the table. */
  readonly standing: <Fact extends PublicFact>(fact: Fact) => PublicFactOf<Fact['kind']>;
  readonly put: (fact: PublicFact) => void;
  readonly drop: (fact: PublicFact) => void;
  readonly clear: () => void;
  /** Sets every changed value, one after the other; stops at the first value that is refused. */
  readonly set: () => Promise<unknown>;
  /** The number of values that the last press has set, for some seconds or until the next entry. */
  readonly justSet: number;
  readonly sending: boolean;
  readonly trouble: Failure | null;
}

/** The props of an entry of the position. */
export interface EntryProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** The props of a note below a part of the board. */
export interface NoteProps {
  readonly table: TableView;
  readonly place: Place;
}
