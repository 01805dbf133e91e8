/** What the views show of acts that players take back themselves. */
import type { FactionId } from '../factions.ts';

/** How a player may take back the own last act: freely, or if all other players agree. */
export type TakeBackOffer = 'free' | 'by-consent';

/** The running poll about an act. It shows how many players agree, and never which. */
export interface TakeBackPoll {
  readonly by: FactionId;
  /** The number of players who agree, 0 to `of`. */
  readonly agreed: number;
  /** The number of players who are asked. */
  readonly of: number;
}
