import type { Others } from '../messages.ts';
import { theUse } from './uses.ts';
import { awaitedTo } from './awaited.ts';
import { formatCorrection } from './facts.ts';
import { formatHandMove } from './actions.ts';
import { coverOwnFact, secretName, formatCheck, formatOwnFact } from './own-facts.ts';

/** The functions that the messages of one feature use to name things of all other features. */
export const OTHERS: Others = {
  awaitedTo,
  coverOwnFact,
  nameOfSecret: secretName,
  sayCheck: formatCheck,
  sayCorrection: formatCorrection,
  sayHandMove: formatHandMove,
  sayOwnFact: formatOwnFact,
  theUse,
};
