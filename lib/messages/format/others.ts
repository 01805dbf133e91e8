import type { Others } from '../messages.ts';
import { theUse } from './acts.ts';
import { awaitedTo } from './awaited.ts';
import { sayCorrection } from './facts.ts';
import { sayHandMove } from './hand-moves.ts';
import { coverOwnFact, nameOfSecret, sayCheck, sayOwnFact } from './own-facts.ts';

/** What the words of one feature may ask of those of all. */
export const OTHERS: Others = {
  awaitedTo,
  coverOwnFact,
  nameOfSecret,
  sayCheck,
  sayCorrection,
  sayHandMove,
  sayOwnFact,
  theUse,
};
