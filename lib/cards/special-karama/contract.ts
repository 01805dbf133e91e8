import type { FactionId } from '../../table/factions.ts';

/** Whether a faction has used its special Karama power, where each may be used once in a game. */
export interface SpecialKaramaFact {
  readonly kind: 'special-karama';
  readonly faction: FactionId;
  readonly used: boolean;
}

/** The special powers that a Karama gives, as the table knows them. */
export interface SpecialKaramaContract {
  readonly fact: SpecialKaramaFact;
}
