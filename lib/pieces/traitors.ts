import type { FactionId } from '../model/factions.ts';
import { type LeaderId, ownerOf } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import { advantagesOf, type Ctx } from '../powers/ctx.ts';
import { ownFactions } from '../model/pairs.ts';
import { poisonedFor } from '../model/poisonings.ts';
import { factionState } from '../model/selectors.ts';

/**
 * The number of discs or cards that each faction is dealt before it chooses.
 * @rules AH79 III.E.2 · GF9-2019 Set-up 2
 */
export const TRAITORS_DEALT = 4;

/** Returns how many of the dealt leaders a faction keeps as traitors. */
export const traitorsKeptBy = (ctx: Ctx, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce(
    (kept, { traitorsKept }) => traitorsKept?.(kept) ?? kept,
    ctx.startOf(faction).traitors ?? ctx.rules.traitorsKept,
  );

/** Whether a faction is dealt traitors. A faction that keeps no traitor is dealt none. */
export const isDealtTraitors = (ctx: Ctx, faction: FactionId): boolean => traitorsKeptBy(ctx, faction) > 0;

/** Whether this faction may keep this leader as a traitor. It may keep an own leader only as protection. */
export const canKeepTraitor = (ctx: Ctx, faction: FactionId, leader: LeaderId): boolean =>
  ownerOf(leader) !== faction || ctx.rules.ownLeaderAsProtection;

/**
 * Returns the traitors that a faction may choose from its deal: opponents' leaders, or own leaders if it was dealt no
 * leaders of opponents (R-143). Two factions of one person are not opponents (R-170). Empty if the faction may keep no
 * traitor.
 */
export function traitorChoices(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  dealt: readonly LeaderId[],
): readonly LeaderId[] {
  const own = ownFactions(state, faction);
  const opponents = dealt.filter((leader) => !own.includes(ownerOf(leader)));
  return opponents.length > 0 ? opponents : dealt.filter((leader) => canKeepTraitor(ctx, faction, leader));
}

/**
 * Returns the traitors that a faction can call now, as far as Mentat knows them: all traitors, or the only traitor that
 * it still knows; and leaders that it has poisoned for a time.
 * @rules Nine-faction compendium XXVI · Dune Squad VI.B.6
 */
export function traitorsInPay(state: GameState, faction: FactionId): readonly LeaderId[] {
  const { traitors } = factionState(state, faction);
  const known = traitors === 'unknown' ? [] : traitors;
  const kept = state.keptTraitor?.faction === faction ? state.keptTraitor.leader : null;
  const standing = kept === null ? known : known.filter((leader) => leader === kept);
  return [...standing, ...poisonedFor(state, faction).filter((leader) => !standing.includes(leader))];
}
