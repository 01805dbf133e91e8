import type { EditionId } from '../table/editions.ts';
import type { Refusal } from '../table/refusals.ts';
import type { Explanation } from '../words/explanation.ts';
import { REFUSED_CARDS } from '../words/refusals/cards.ts';
import { REFUSED_CORRECTIONS } from '../words/refusals/corrections.ts';
import type { Explanations } from '../words/refusals/explanations.ts';
import { REFUSED_OF_ONES_OWN } from '../words/refusals/own.ts';
import { REFUSED_IN_PHASES } from '../words/refusals/phases.ts';
import { REFUSED_SEATS, type SeatRefusal } from '../words/refusals/seats.ts';
import { REFUSED_AT_THE_TABLE } from '../words/refusals/table.ts';

const EXPLANATIONS: Explanations<Refusal | SeatRefusal> = {
  ...REFUSED_AT_THE_TABLE,
  ...REFUSED_IN_PHASES,
  ...REFUSED_CORRECTIONS,
  ...REFUSED_OF_ONES_OWN,
  ...REFUSED_CARDS,
  ...REFUSED_SEATS,
};

/** A refusal in its two parts: why, and what next. It says nothing that the one who is refused may not know. */
export function explainRefusal(refusal: Refusal | SeatRefusal, edition: EditionId = 'gf9-2019'): Explanation {
  // The code says which refusal it is; that they belong together is more than the types can follow.
  return EXPLANATIONS[refusal.code](refusal as never, edition);
}
