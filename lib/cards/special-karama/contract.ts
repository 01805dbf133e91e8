import type { FactionId } from '../../model/factions.ts';

/** Whether a faction has used its special Karama power, at tables where each power may be used once in a game. */
export interface SpecialKaramaFact {
  readonly kind: 'special-karama';
  readonly faction: FactionId;
  readonly used: boolean;
}

/** The refusals of this fact. */
export type SpecialKaramaRefusal =
  /** This faction has no special Karama power at this table, or may use the power with every Karama. */
  { readonly code: 'no-special-karama'; readonly faction: FactionId };

/** The slice of special Karama powers. */
export interface SpecialKaramaSlice {
  /** Factions that have used their special Karama power. */
  readonly specialKaramaUsed: readonly FactionId[];
}

/** The contract of special Karama powers. */
export interface SpecialKaramaContract {
  readonly refusal: SpecialKaramaRefusal;
  readonly slice: SpecialKaramaSlice;
  readonly fact: SpecialKaramaFact;
}
