import type { EditionId } from '../table/editions.ts';
import type { Refusal } from '../table/refusals.ts';
import type { Explanation } from '../words/explanation.ts';
import { SEAT_REFUSALS, type SeatRefusal } from '../words/seat-refusals.ts';
import { WORDS } from '../words.ts';
import { merged } from './merged.ts';

type Explain = (refusal: Refusal | SeatRefusal, edition: EditionId) => Explanation;
const EXPLANATIONS = merged<(Refusal | SeatRefusal)['code'], Explain>(
  { ...WORDS, seats: { refusals: SEAT_REFUSALS } },
  'refusals',
);

/** A refusal in its two parts: why, and what next. It says nothing that the one who is refused may not know. */
export const explainRefusal = (refusal: Refusal | SeatRefusal, edition: EditionId = 'gf9-2019'): Explanation =>
  EXPLANATIONS[refusal.code](refusal, edition);
