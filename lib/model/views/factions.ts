import type { Forces } from '../board.ts';
import type { FactionId, PlayerCircle } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';
import type { TerritoryId } from '../territories.ts';

/** The public view of one faction. */
export interface FactionView {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
  /** The faction's allies, in the order of the circles; empty if the faction has no allies. */
  readonly allies: readonly FactionId[];
  /** Whether the faction has forces in its box. A faction without forces also has no leaders of its own. */
  readonly hasForces: boolean;
  /** `hidden` if the edition keeps reserves secret (1979). */
  readonly reserves: Forces | 'hidden';
  /** The mercenaries in the reserves. Their number is public, even if the edition keeps reserves secret. */
  readonly hired: number;
  readonly tanks: Forces;
  /** Whether the faction's forces have a second side. */
  readonly hasAdvisors: boolean;
  /** Territories where all forces of the faction are advisors. Advisors do not fight, hold or block. */
  readonly advisorsIn: readonly TerritoryId[];
  readonly strongholds: readonly TerritoryId[];
  readonly talking: boolean;
}

/** The public place of a leader disc, and the territory to which the leader is bound in this phase. */
export interface LeaderView {
  readonly leader: LeaderId;
  /** The fighting strength now. At some tables a main character has more than its disc, and a card can take some away. */
  readonly strength: number;
  /**
   * `hidden` if the place is secret. If leaders of a faction are captive or face down in the tanks, only captor and
   * owner know which ones. Their own views show these leaders.
   */
  readonly where: 'ready' | 'tanks' | 'hidden';
  readonly deaths: 0 | 1 | 2;
  readonly foughtIn: TerritoryId | null;
  /** Whether the leader was revived but may not fight before the next battle phase. */
  readonly resting: boolean;
}
