/** Selectors that many features use. */
import { must } from '../core/assert-never.ts';
import { memoize } from '../core/memoize.ts';
import { select } from '../core/memoize-by-parts.ts';
import type { BattleActivity, BattleSide } from '../features/battle/contract.ts';
import type { StormActivity } from '../features/storm/contract.ts';
import type { ContestedActivity, WindowActivity } from './activities.ts';
import type { BattleSite } from './battle.ts';
import type { ForceStack, Sector, Forces } from './board.ts';
import type { FactionId, Seating } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import { findActivity } from './stack.ts';
import type { FactionState, GameState, LeaderState } from './state.ts';
import type { TerritoryId } from './territories.ts';
import { allOf, NO_FORCES } from './forces.ts';

/** Whether this faction is in play at this table. A faction that is out of the game is not. */
export const isInPlay = (state: GameState, faction: FactionId): boolean =>
  state.factions.some((own) => own.faction === faction);

/** Returns the record of one faction. The faction must be in play or out of the game. */
export const factionState = (state: GameState, faction: FactionId): FactionState => select(state, ownOf, faction);
const ownOf = ({ factions, fallen }: GameState, faction: FactionId): FactionState =>
  must(
    factions.find((own) => own.faction === faction) ?? fallen.find(({ own }) => own.faction === faction)?.own,
    `faction ${faction}`,
  );

/** Returns the places of all factions of this table, by circle: in play and out of the game. */
export const seatsOfAll = ({ seating, fallen }: GameState): readonly Seating[] =>
  fallen.length === 0
    ? seating
    : [...seating, ...fallen.map(({ seat }) => seat)].sort((one, other) => one.circle - other.circle);

/** Returns the disc of one leader. The leader must be in play. */
export const leaderState = (state: GameState, leader: LeaderId): LeaderState =>
  must(
    state.leaders.find((disc) => disc.leader === leader),
    `leader ${leader}`,
  );

/**
 * Returns all factions in play, from `first` to the right, which is counter-clockwise.
 * @rules AH79 IX.C · GF9-2019 Phase 6
 */
export const orderFrom = memoize((seating: readonly Seating[], first: FactionId): readonly FactionId[] => {
  const byCircle = [...seating].sort((a, b) => a.circle - b.circle).map((seat) => seat.faction);
  const start = byCircle.indexOf(first);
  return [...byCircle.slice(start), ...byCircle.slice(0, start)];
});

/** Returns all factions in play in storm order, from the first player to the right. */
export const stormOrder = (state: GameState): readonly FactionId[] => orderFrom(state.seating, state.firstPlayer);

/** Returns the alliance of this faction, including the faction; only the faction if it has no ally. */
export const allianceOf = (state: GameState, faction: FactionId): readonly FactionId[] =>
  state.alliances.find((members) => members.includes(faction)) ?? [faction];

/** Returns the allies of this faction. */
export const alliesOf = (state: GameState, faction: FactionId): readonly FactionId[] =>
  allianceOf(state, faction).filter((member) => member !== faction);

/** Whether these two factions are in one alliance. */
export const areAllies = (state: GameState, a: FactionId, b: FactionId): boolean => alliesOf(state, a).includes(b);

/** Returns one faction's stacks in the given sectors of a territory; in all sectors by default. */
export function stacksIn(
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
  sectors: readonly Sector[] | null = null,
): readonly ForceStack[] {
  return state.forces.filter(
    (stack) =>
      stack.faction === faction &&
      stack.territory === territory &&
      (sectors === null || (stack.sector !== null && sectors.includes(stack.sector))),
  );
}

/** Returns the total number of these forces. */
export const countOf = (stacks: readonly ForceStack[]): number => stacks.reduce((sum, stack) => sum + stack.count, 0);

/**
 * Whether this faction's forces in a territory are advisors. Advisors do not fight, hold or block, but they die in a
 * storm or an explosion.
 * @rules GF9-2019 Bene Gesserit sheet "Advisors" · R-162
 */
export const areAdvisors = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  select(state, advisorsOf, faction).includes(territory);
const advisorsOf = (state: GameState, faction: FactionId): readonly TerritoryId[] => ownOf(state, faction).advisorsIn;

/** Returns the factions with fighters in a territory. Advisors do not count. */
export const fightingFactionsIn = (state: GameState, territory: TerritoryId): readonly FactionId[] =>
  select(state, fighters, territory);
function fighters(state: GameState, territory: TerritoryId): readonly FactionId[] {
  const here = state.forces.filter((stack) => stack.territory === territory);
  return state.factions
    .map(({ faction }) => faction)
    .filter((faction) => here.some((stack) => stack.faction === faction) && !areAdvisors(state, faction, territory));
}

/** Returns the other factions with fighters or advisors in a territory. */
export const otherFactionsIn = (state: GameState, faction: FactionId, territory: TerritoryId): readonly FactionId[] =>
  state.factions
    .map((own) => own.faction)
    .filter((other) => other !== faction && stacksIn(state, other, territory).length > 0);

/** Returns one faction's forces in a battle at this site, without advisors. */
export const forcesAt = (state: GameState, faction: FactionId, site: BattleSite): Forces =>
  areAdvisors(state, faction, site.territory)
    ? NO_FORCES
    : allOf(stacksIn(state, faction, site.territory, site.sectors));

/** Returns the number of one faction's forces in a battle at this site. */
export const countAt = (state: GameState, faction: FactionId, site: BattleSite): number =>
  forcesAt(state, faction, site).count;

/** Returns the current battle, even if other activities lie above it; `null` if no battle runs. */
export const currentBattle = (state: GameState): BattleActivity | null => findActivity(state, 'battle');

/** Returns the current storm, even if other activities lie above it; `null` if no storm runs. */
export const currentStorm = (state: GameState): StormActivity | null => findActivity(state, 'storm');

/** Returns the card that was played as a Karama and may still be cancelled, or `null`. */
export const contestedCard = (state: GameState): ContestedActivity | null => findActivity(state, 'contested');

/** Returns the current window, or `null`. */
export const currentWindow = (state: GameState): WindowActivity | null => findActivity(state, 'window');

/** Whether the battle phase runs. It also runs between battles. */
export const isBattlePhase = (state: GameState): boolean => findActivity(state, 'battle-phase') !== null;

/** Returns both sides, aggressor first. */
export const sidesOf = (battle: BattleActivity): readonly [BattleSide, BattleSide] => [
  battle.aggressor,
  battle.defender,
];

/** Returns this faction's side of the battle; `null` if the faction takes no part. */
export function sideOf(battle: BattleActivity, faction: FactionId): BattleSide | null {
  return sidesOf(battle).find((side) => side.faction === faction) ?? null;
}

/** Returns the other side of the battle; `faction` must be one of the two factions. */
export const opponentIn = (battle: BattleActivity, faction: FactionId): FactionId =>
  battle.aggressor.faction === faction ? battle.defender.faction : battle.aggressor.faction;

/** Whether these two are the same faction, or are allies. */
export const areOneSide = (state: GameState, a: FactionId, b: FactionId): boolean => a === b || areAllies(state, a, b);
