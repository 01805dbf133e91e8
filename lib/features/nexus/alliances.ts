/** The possible alliances in a nexus, and their strongholds. */
import { isSilenced } from '../../model/silenced.ts';
import { memoize } from '../../core/memoize.ts';
import { standingOf } from '../../pieces/strongholds.ts';
import { whyNoAlliance } from '../../pieces/alliances.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId, Seating } from '../../model/factions.ts';
import { allianceOf, fightingFactionsIn, stacksIn } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { heldBy } from '../../model/victory.ts';
import { memoizeByReads } from '../../model/memoize-by-reads.ts';
import type { PossibleAlliance, SharedPlace } from './contract.ts';

/**
 * Whether alliances are possible at this table. They are not with two players, or with two factions for each player
 * (R-127, R-170).
 */
export const canAlly = ({ choices: { pairs }, factions }: GameState): boolean =>
  pairs.length === 0 && factions.length > 2;

/**
 * Returns every alliance that a faction may offer or accept, the smallest first, without its present alliance.
 * @rules GF9-2019 Alliances "Basics", "Limits" · AH79 XII.C.2–4
 */
export const possibleFor = (ctx: Ctx, state: GameState, faction: FactionId): readonly PossibleAlliance[] =>
  memoizeByReads(state, `alliances possible for ${faction}`, (now) =>
    groupsWith(now.seating, faction)
      .filter((members) => whyNoAlliance(ctx, now, members) === null && !stands(now, members))
      .filter((members) => !members.some((member) => isSilenced(now, member)))
      .map((members) => {
        const side = standingOf(ctx, now, members);
        return { members, holds: heldBy(side), needed: side.needed };
      }),
  );

/** Whether these factions are already an alliance without other members. */
function stands(state: GameState, members: readonly FactionId[]): boolean {
  const [first] = members;
  const allied = first === undefined ? [] : allianceOf(state, first);
  return allied.length === members.length && members.every((member) => allied.includes(member));
}

/**
 * Returns the places where forces of several of these factions stand, although allies may not share a place. One of the
 * factions leaves in the Shipment and Movement Phase. The Polar Sink is open to all, and advisors may be in one place
 * with an ally.
 * @rules GF9-2019 Alliances "Constraint" and Note · R-38
 */
export const sharedPlaces = (ctx: Ctx, state: GameState, members: readonly FactionId[]): readonly TerritoryId[] =>
  ctx.board.territories.filter(
    (territory) =>
      ctx.board.terrainOf(territory) !== 'polar-sink' &&
      cannotStandWithAllies(ctx, state, territory).filter((there) => members.includes(there)).length > 1,
  );

/** Returns every place that allies share now, with those allies. */
export const sharedTerritories = (ctx: Ctx, state: GameState): readonly SharedPlace[] =>
  state.alliances.flatMap((alliance) =>
    sharedPlaces(ctx, state, alliance).map((territory) => ({
      territory,
      members: cannotStandWithAllies(ctx, state, territory).filter((there) => alliance.includes(there)),
    })),
  );

/**
 * Returns the factions whose forces in a territory prevent an ally from being there: factions with fighters. If the
 * table chose so, also factions with advisors.
 */
const cannotStandWithAllies = ({ rules }: Ctx, state: GameState, territory: TerritoryId): readonly FactionId[] =>
  rules.advisorsBesideAllies === 'never'
    ? state.factions.map(({ faction }) => faction).filter((faction) => stacksIn(state, faction, territory).length > 0)
    : fightingFactionsIn(state, territory);

/** Returns every group that contains this faction, the smallest first. Its members are in the order of the circles. */
const groupsWith = memoize((seating: readonly Seating[], faction: FactionId): readonly (readonly FactionId[])[] => {
  const others = seating.map((seat) => seat.faction).filter((other) => other !== faction);
  const groups = others.reduce<readonly (readonly FactionId[])[]>(
    (all, other) => [...all, ...all.map((group) => [...group, other])],
    [[]],
  );
  const inOrder = (group: readonly FactionId[]): readonly FactionId[] =>
    seating.flatMap((seat) => (seat.faction === faction || group.includes(seat.faction) ? [seat.faction] : []));
  return groups
    .filter((group) => group.length > 0)
    .map(inOrder)
    .sort((a, b) => a.length - b.length);
});
