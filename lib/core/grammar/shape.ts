/** What a grammar is made of, as plain data; only `lib/core` looks inside. */
import type { AnswerValue, Size } from '../answer.ts';
import type { Constraint } from '../constraints.ts';

export type Shape =
  | { readonly kind: 'one-of'; readonly values: readonly AnswerValue[] }
  /** Numbers `from`, `from + step`, … up to and including `to`. */
  | NumberShape
  /** One line of anybody's words, 1 to `most` characters; `suchAs` stands for all of them where answers are listed. */
  | {
      readonly kind: 'words';
      readonly most: number;
      readonly suchAs: string;
      readonly beginnings?: readonly string[];
    }
  /** Visible signs of ASCII without blanks, 1 to `most` of them; `suchAs` as above. */
  | { readonly kind: 'code'; readonly most: number; readonly suchAs: string }
  /** `prefix1`, `prefix2`, … up to `most` digits. */
  | { readonly kind: 'numbered'; readonly prefix: string; readonly digits: number }
  /** Any answer of this size. */
  | ({ readonly kind: 'anything' } & Size)
  | ListShape
  | RecordShape
  | { readonly kind: 'either'; readonly options: readonly Shape[] };

export interface NumberShape {
  readonly kind: 'range';
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** `least` to `most` items, in any order; where they are `distinct`, no two are the same. */
export interface ListShape {
  readonly kind: 'list';
  readonly item: Shape;
  readonly least: number;
  readonly most: number;
  readonly distinct: boolean;
}

/** One value for each field, in agreement with every constraint. */
export interface RecordShape {
  readonly kind: 'record';
  readonly fields: { readonly [name: string]: Shape };
  readonly where: readonly Constraint[];
}
