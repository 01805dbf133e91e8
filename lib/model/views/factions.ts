import type { Forces } from '../board.ts';
import type { FactionId, PlayerCircle } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';
import type { TerritoryId } from '../territories.ts';

/** The public view of one faction. */
export interface FactionView {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
  /** Its allies, in the order of the circles; empty if it has none. */
  readonly allies: readonly FactionId[];
  /** `hidden` if the edition keeps reserves secret (1979). */
  readonly reserves: Forces | 'hidden';
  readonly tanks: Forces;
  /** Whether its forces have a second side. */
  readonly hasAdvisors: boolean;
  /** Territories where all its forces are advisors, which do not fight, hold or block. */
  readonly advisorsIn: readonly TerritoryId[];
  readonly strongholds: readonly TerritoryId[];
  readonly talking: boolean;
}

/** The public place of a leader disc, and the territory that binds it in this phase. */
export interface LeaderView {
  readonly leader: LeaderId;
  /**
   * `hidden` if the public cannot know it. If leaders of its faction are captive or face down in the tanks, only captor
   * and owner know which ones. They see it in their own views.
   */
  readonly where: 'ready' | 'tanks' | 'hidden';
  readonly deaths: 0 | 1 | 2;
  readonly foughtIn: TerritoryId | null;
  /** Whether it was revived but may not fight before the next battle phase. */
  readonly resting: boolean;
}
