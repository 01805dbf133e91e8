import type { EditionId } from '../../table/editions.ts';
import type { Explanation } from '../explanation.ts';

/** For each code what explains it. */
export type Explanations<Refused extends { readonly code: string }> = {
  readonly [Code in Refused['code']]: (
    refusal: Extract<Refused, { readonly code: Code }>,
    edition: EditionId,
  ) => Explanation;
};
