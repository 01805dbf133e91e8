import type { Forces } from '../board.ts';
import type { FactionId, PlayerCircle } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';
import type { TerritoryId } from '../territories.ts';

/** What everyone may know of one faction. */
export interface FactionView {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
  /** Everybody allied with it, in the order of the circles; empty when it stands alone. */
  readonly allies: readonly FactionId[];
  /** `hidden` where the edition keeps reserves secret (1979). */
  readonly reserves: Forces | 'hidden';
  readonly tanks: Forces;
  /** Its forces have a second side. */
  readonly hasAdvisors: boolean;
  /** Territories where all its forces are advisors: they fight, hold and block nothing. */
  readonly advisorsIn: readonly TerritoryId[];
  readonly strongholds: readonly TerritoryId[];
  readonly talking: boolean;
}

/** Where a leader disc lies as everybody may see it, and the territory that holds it for this phase. */
export interface LeaderView {
  readonly leader: LeaderId;
  /**
   * `hidden` where it cannot be known: while leaders of its faction are captive or lie face down in the tanks, only
   * their captor and their owner can tell which; those two have it among what is their own.
   */
  readonly where: 'ready' | 'tanks' | 'hidden';
  readonly deaths: 0 | 1 | 2;
  readonly foughtIn: TerritoryId | null;
  /** Back from the tanks, but not to be played before the next battle phase. */
  readonly resting: boolean;
}
