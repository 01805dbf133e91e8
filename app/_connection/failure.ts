import type { Explanation, Refusal, SeatRefusal } from '#client';

/** A refusal that becomes text only where it is shown, because the messages of all rules load after the page. */
export interface Refused {
  readonly refusal: Refusal | SeatRefusal;
}

/** Why an action failed. */
export type Failure = Explanation | Refused;
