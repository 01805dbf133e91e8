import type { FactionId } from '../factions.ts';
import type { TreacheryTitle } from '../treachery.ts';
import type { CancellableAct } from '../windows.ts';

/** What is told of announced acts that stand, or that a Karama stops. */
export type WindowLogFact =
  | { readonly code: 'act-stands'; readonly act: CancellableAct }
  | { readonly code: 'act-cancelled'; readonly act: CancellableAct; readonly by: FactionId }
  | {
      readonly code: 'played-as-karama';
      readonly by: FactionId;
      readonly card: TreacheryTitle;
      readonly act: CancellableAct;
    };
