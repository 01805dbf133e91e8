import type { Sector } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { StormDial } from '../storm.ts';

/** What is told of a storm. */
export type StormLogFact =
  /** `dialers` is `null` where a card steers it. */
  | { readonly code: 'storm-began'; readonly dialers: readonly [FactionId, FactionId] | null }
  /** A correction changed who dials, or how far. */
  | {
      readonly code: 'storm-dials-reset';
      readonly because: 'corrected' | 'stopped';
      readonly dialers: readonly [FactionId, FactionId] | null;
    }
  | { readonly code: 'storm-card-revealed'; readonly by: FactionId; readonly card: number }
  | { readonly code: 'storm-card-drawn'; readonly faction: FactionId }
  | { readonly code: 'own-storm-card'; readonly card: number }
  | { readonly code: 'weather-controlled'; readonly by: FactionId; readonly sectors: number }
  | { readonly code: 'storm-dial-committed'; readonly faction: FactionId }
  | { readonly code: 'storm-dial-withdrawn'; readonly faction: FactionId }
  | {
      readonly code: 'storm-dials-revealed';
      readonly dials: readonly [StormDial, StormDial];
      readonly sectors: number;
    }
  | { readonly code: 'shield-wall-destroyed'; readonly by: FactionId }
  | {
      readonly code: 'storm-moved';
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly firstPlayer: FactionId;
    };
