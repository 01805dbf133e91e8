import type { EditionId } from '../../model/editions.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { Explanation } from '../explanation.ts';
import { SEAT_REFUSALS, type SeatRefusal } from '../seat-refusals.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

type Explain = (refusal: Refusal | SeatRefusal, edition: EditionId) => Explanation;
const EXPLANATIONS = mergeByName<(Refusal | SeatRefusal)['code'], Explain>(
  { ...MESSAGES, seats: { refusals: SEAT_REFUSALS } },
  'refusals',
);

/**
 * Returns the two parts of a refusal: why, and what to do. The text says nothing that the refused seat may not know.
 */
export const explainRefusal = (refusal: Refusal | SeatRefusal, edition: EditionId = 'gf9-2019'): Explanation =>
  EXPLANATIONS[refusal.code](refusal, edition);
