/** The possible leaders in a battle, for the faction that knows its own leaders and for the public. */
import type { FactionId } from '../../model/factions.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { GameState, LeaderState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { isInOthersHands, liesOpenInTanks } from '../../pieces/leaders.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { AtLeading } from './steps.ts';

/**
 * Returns the leaders that a faction may still play in this territory: leaders that are alive, in its hands (including
 * captives), and not used elsewhere in this phase.
 */
export const leadersFor = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
): readonly LeaderId[] =>
  state.leaders
    .filter((disc) => (disc.captor ?? ownerOf(disc.leader)) === faction)
    .filter((disc) => disc.where === 'ready' && isFree(disc, territory))
    .filter(({ leader }) => !isBarred(ctx, state, { faction, leader, territory }))
    .map(({ leader }) => leader);

/**
 * Whether everybody can be sure that the faction has a free leader here, whichever leaders are captive or face down.
 * Only then no announcement is needed. A question only to sides without a leader would reveal these leaders.
 */
export function surelyLed(ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean {
  const owners = new Set(state.leaders.map(({ leader }) => ownerOf(leader)));
  return [...owners].some((owner) => {
    const discs = state.leaders.filter(
      (disc) =>
        ownerOf(disc.leader) === owner &&
        !liesOpenInTanks(disc) &&
        !isBarred(ctx, state, { faction, leader: disc.leader, territory }),
    );
    const free = discs.filter((disc) => isFree(disc, territory)).length;
    if (owner === faction) return free > discs.filter(({ captor }) => captor !== null).length;
    const held = discs.filter((disc) => disc.captor === faction && isInOthersHands(disc)).length;
    return held > discs.length - free;
  });
}

const isFree = ({ foughtIn, resting }: LeaderState, territory: TerritoryId): boolean =>
  !resting && (foughtIn === null || foughtIn === territory);

/** Whether a power keeps this leader from the battles of a territory. This rests on public facts only. */
const isBarred = (ctx: Ctx, state: GameState, at: Omit<AtLeading, 'state' | 'rules'>): boolean =>
  activePowers(ctx, state).some(({ barsLeader }) => barsLeader?.({ ...at, state, rules: ctx.rules }) === true);
