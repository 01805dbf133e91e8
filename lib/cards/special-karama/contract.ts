import type { FactionId } from '../../model/factions.ts';

/** Whether a faction has used its special Karama power, where each may be used once in a game. */
export interface SpecialKaramaFact {
  readonly kind: 'special-karama';
  readonly faction: FactionId;
  readonly used: boolean;
}

/** Why nothing can be told of it. */
export type SpecialKaramaRefusal =
  /** This faction has no special Karama power at this table, or may use it with every Karama. */
  { readonly code: 'no-special-karama'; readonly faction: FactionId };

/** What the state has of it. */
export interface SpecialKaramaSlice {
  /** Factions that have used their special Karama power. */
  readonly specialKaramaUsed: readonly FactionId[];
}

/** The special powers that a Karama gives, as the table knows them. */
export interface SpecialKaramaContract {
  readonly refusal: SpecialKaramaRefusal;
  readonly slice: SpecialKaramaSlice;
  readonly fact: SpecialKaramaFact;
}
