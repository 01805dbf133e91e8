/** What the allies of the Bene Tleilaxu may revive for free. */
import type { FactionId } from '../../../model/factions.ts';
import { NEVER_FREE } from '../../../model/main-characters.ts';
import { alliesOf, factionState, isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { isInOthersHands, ownDiscs } from '../../../pieces/leaders.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { Granted } from './contract.ts';

/** The largest numbers of free forces and leaders for each ally in a turn. */
const MOST = { forces: 6, leaders: 2 };

/**
 * Returns the most that the Bene Tleilaxu can grant to each ally now, by public facts. Allies without pieces in the
 * tanks are left out.
 */
export const grantable = (state: GameState): readonly Granted[] =>
  (isInPlay(state, BENE_TLEILAXU) ? alliesOf(state, BENE_TLEILAXU) : [])
    .map((ally) => ({
      ally,
      forces: Math.min(MOST.forces, factionState(state, ally).tanks.count),
      leaders: Math.min(MOST.leaders, deadLeaders(state, ally)),
    }))
    .filter(({ forces, leaders }) => forces + leaders > 0);

/** Returns what is granted to this faction in this turn. Leaders that it has revived by the grant are left out. */
export const grantedTo = ({ grants, turn }: GameState, faction: FactionId): Granted | null =>
  grants.askedIn === turn ? (grants.given.find(({ ally }) => ally === faction) ?? null) : null;

const deadLeaders = (state: GameState, faction: FactionId): number =>
  ownDiscs(state, faction).filter(
    (disc) => disc.where === 'tanks' && !isInOthersHands(disc) && !NEVER_FREE.includes(disc.leader),
  ).length;
