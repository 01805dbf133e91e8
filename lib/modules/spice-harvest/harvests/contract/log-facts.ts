import type { FactionId } from '../../../../model/factions.ts';
import type { Payee } from '../../../../model/payments.ts';
import type { CastVote, HarvestReport, ManagerSum, NewManagerBecause, PaidFromPot, Share } from './report.ts';

/** The log lines of the harvests. */
export type HarvestsLogFact =
  | { readonly code: 'prelude-began' }
  | {
      readonly code: 'first-manager-named';
      readonly sums: readonly ManagerSum[];
      readonly manager: FactionId;
      readonly payee: FactionId;
      readonly paid: number;
    }
  | { readonly code: 'harvest-began'; readonly harvest: number }
  /** If nobody pays, `to` is `null`. */
  | {
      readonly code: 'harvest-taxed';
      readonly manager: FactionId;
      readonly unable: readonly FactionId[];
      readonly to: Payee | null;
    }
  | { readonly code: 'harvest-worm'; readonly manager: FactionId; readonly before: FactionId }
  | { readonly code: 'harvest-card-drawn'; readonly manager: FactionId }
  /** `counts` is the value of the card if it is higher than the printed value. */
  | { readonly code: 'own-harvest-card'; readonly card: number; readonly counts?: number }
  | { readonly code: 'harvest-deck-shuffled' }
  /** If nothing is offered, `price` is `null`. */
  | { readonly code: 'harvest-card-offered'; readonly faction: FactionId; readonly price: number | null }
  | { readonly code: 'harvest-card-answered'; readonly manager: FactionId; readonly buys: boolean }
  | { readonly code: 'harvest-announced'; readonly manager: FactionId; readonly announced: number }
  | { readonly code: 'shares-handed-out'; readonly manager: FactionId }
  | { readonly code: 'own-share'; readonly manager: FactionId; readonly share: number }
  | { readonly code: 'own-shares-given'; readonly shares: readonly Share[] }
  | { readonly code: 'share-looked-at'; readonly by: FactionId }
  | { readonly code: 'own-share-seen'; readonly at: FactionId; readonly share: number }
  | {
      readonly code: 'harvest-voted';
      readonly votes: readonly CastVote[];
      /** The true harvest, and the number of its cards. */
      readonly drawn: number;
      readonly cards: number;
      readonly paid: readonly PaidFromPot[];
    }
  | { readonly code: 'harvest-settled'; readonly report: HarvestReport }
  | { readonly code: 'harvest-manager-fell'; readonly manager: FactionId }
  | {
      readonly code: 'harvest-manager-named';
      readonly manager: FactionId;
      readonly because: NewManagerBecause;
      readonly kept: boolean;
      readonly passedOver?: { readonly by: FactionId; readonly faction: FactionId };
    }
  | { readonly code: 'prelude-ended' };
