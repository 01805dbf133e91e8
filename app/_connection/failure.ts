import type { Explanation, Refusal, SeatRefusal } from '#client';

/** A refusal that becomes text where it is shown: the messages of all rules load after the page. */
export interface Refused {
  readonly refusal: Refusal | SeatRefusal;
}

/** Why an action failed. */
export type Failure = Explanation | Refused;
