/** What a simulation can find. Each is a bug of the program, or of the second reading. */
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
  /** What was sent or seen, and what should have been. */
  readonly what: string;
}

export const finding = (kind: FindingKind, ...what: readonly unknown[]): Finding => ({
  kind,
  what: what.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '),
});
