/** The findings of a simulation. Each is a bug of the program, or of the second reading. */
export type FindingKind =
  | 'wrongly-accepted'
  | 'wrongly-refused'
  | 'refused-otherwise'
  | 'threw'
  | 'invariant'
  | 'settled-otherwise'
  | 'replayed-otherwise'
  | 'stuck'
  | 'leak';

export interface Finding {
  readonly kind: FindingKind;
  /** The sent or observed value, and the expected value. */
  readonly what: string;
}

export const finding = (kind: FindingKind, ...what: readonly unknown[]): Finding => ({
  kind,
  what: what.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '),
});
