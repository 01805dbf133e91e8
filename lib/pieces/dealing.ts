/** Traitors from Mentat's deck: the deal to all factions, and the choice. */
import { type Random, shuffled } from '../core/random.ts';
import { traitorsChosen, traitorsDealt } from './events.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { Ctx } from '../powers/ctx.ts';
import { stormOrder } from '../model/selectors.ts';
import { canKeepTraitor, isDealtTraitors, TRAITORS_DEALT, traitorsKeptBy } from './traitors.ts';

/**
 * Deals four traitors to each faction that keeps any. A faction that keeps all four needs no choice.
 * @rules AH79 III.E.2 · GF9-2019 Set-up 2 · R-144
 */
export function dealTraitors(ctx: Ctx, state: GameState, random: Random): readonly GameEvent[] {
  const deck = shuffled(state.traitorDeck, random);
  const players = stormOrder(state).filter((faction) => isDealtTraitors(ctx, faction));
  return players.flatMap((faction, index) => {
    const leaders = deck.slice(index * TRAITORS_DEALT, (index + 1) * TRAITORS_DEALT);
    const dealt = traitorsDealt(faction, leaders);
    return keepsAll(ctx, faction) ? [dealt, traitorsToKeep(ctx, faction, leaders, leaders)] : [dealt];
  });
}

/** Returns the traitors that a faction keeps from its deal. The other leaders go back. */
export function traitorsToKeep(
  ctx: Ctx,
  faction: FactionId,
  dealt: readonly LeaderId[],
  wanted: readonly LeaderId[],
): GameEvent {
  const kept = keepsAll(ctx, faction) ? wanted.filter((leader) => canKeepTraitor(ctx, faction, leader)) : wanted;
  return traitorsChosen(
    faction,
    kept,
    dealt.filter((leader) => !kept.includes(leader)),
  );
}

const keepsAll = (ctx: Ctx, faction: FactionId): boolean => traitorsKeptBy(ctx, faction) >= TRAITORS_DEALT;

/** Whether any faction has traitors or is choosing them. The public log shows that. */
export const haveTraitors = ({ factions }: GameState): boolean =>
  factions.some((own) => own.traitors !== 'unknown' || own.traitorsDealt.length > 0);

/** Whether Mentat keeps the traitors and no faction has traitors yet. */
export const canDealTraitors = (state: GameState): boolean =>
  state.choices.components.traitors === 'app' && !haveTraitors(state);

/** Returns the shuffled treachery deck of the edition, top first. */
export function newTreacheryDeck(ctx: Ctx, random: Random): readonly TreacheryTitle[] {
  const titles = Object.entries(ctx.rules.treacheryDeck) as readonly (readonly [TreacheryTitle, number])[];
  return shuffled(
    titles.flatMap(([title, count]) => Array.from({ length: count }, () => title)),
    random,
  );
}
