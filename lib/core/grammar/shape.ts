/** The untyped shape of a grammar, as plain data. Only `lib/core` reads it. */
import type { AnswerValue, Size } from '../answer.ts';
import type { Constraint } from '../constraints.ts';

export type Shape =
  | { readonly kind: 'one-of'; readonly values: readonly AnswerValue[] }
  /** Numbers `from`, `from + step`, … up to and including `to`. */
  | NumberShape
  /** One line of free text, 1 to `most` characters. In lists of answers, `suchAs` represents all such lines. */
  | {
      readonly kind: 'words';
      readonly most: number;
      readonly suchAs: string;
      readonly beginnings?: readonly string[];
    }
  /** Visible ASCII without spaces, 1 to `most` characters; `suchAs` as above. */
  | { readonly kind: 'code'; readonly most: number; readonly suchAs: string }
  /** `prefix1`, `prefix2`, … with at most this many digits. */
  | { readonly kind: 'numbered'; readonly prefix: string; readonly digits: number }
  /** Any answer within these limits. */
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

/** `least` to `most` items, in any order. With `distinct` they must all differ. */
export interface ListShape {
  readonly kind: 'list';
  readonly item: Shape;
  readonly least: number;
  readonly most: number;
  readonly distinct: boolean;
}

/** One value for each field. All constraints must hold. */
export interface RecordShape {
  readonly kind: 'record';
  readonly fields: { readonly [name: string]: Shape };
  readonly where: readonly Constraint[];
}
