import type { Explanation, Refusal, SeatRefusal } from '#client';

/** A refusal that is put into words where it is shown: the words of all rules come after the page. */
export interface Refused {
  readonly refusal: Refusal | SeatRefusal;
}

/** Why something was not done. */
export type Failure = Explanation | Refused;
