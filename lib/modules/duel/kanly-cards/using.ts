/** What a player does with a yes card: it is turned in for a duel, or given away. */
import { accepted, type Decision, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Refusal } from '../../../model/refusals.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isQuiet, takesPart, whyNoChallenge, whyNoDuel } from '../kanly/api.ts';
import { runningDeal } from './deal.ts';

/** Returns the number of yes cards of a faction; `null` for a faction that cannot hold such cards. */
export const yesCardsOf = ({ kanlyCards }: Pick<GameState, 'kanlyCards'>, owner: FactionId): number | null =>
  kanlyCards?.held.find(({ faction }) => faction === owner)?.cards ?? null;

/**
 * Accepts that a faction turns in a yes card and declares Kanly, without any action of the other faction. Refuses
 * `no-kanly-cards-here`, `no-kanly-card`, and for the reasons of `whyNoChallenge` and `whyNoDuel`.
 *
 * @rules NF XXIV ·
 */
export function decideTurnIn(ctx: Ctx, state: GameState, by: FactionId, on: FactionId): Decision {
  const refusal =
    withoutCards(state) ??
    whyNoChallenge(state, { by, on }) ??
    (runningDeal(state) === null ? null : { code: 'no-threat-now' }) ??
    whyNoDuel(ctx, state, { by, on }) ??
    withoutCard(state, by);
  return refusal === null ? accepted({ type: 'KanlyCardTurnedIn', by, on }) : refused(refusal);
}

/**
 * Accepts that a faction gives one of its yes cards to another faction. Refuses `no-kanly-cards-here`,
 * `gives-to-itself`, `faction-not-in-play`, `outside-duels`, `kanly-cards-rest`, `no-kanly-card`.
 *
 * @rules NF XXIV · R-301
 */
export function decideGive(state: GameState, by: FactionId, to: FactionId): Decision {
  const outside = [by, to].find((faction) => !takesPart(state, faction));
  const refusal =
    withoutCards(state) ??
    (by === to ? SAME : null) ??
    requireInPlay(state, to) ??
    (outside === undefined ? null : { code: 'outside-duels', faction: outside }) ??
    (isQuiet(state) && runningDeal(state) === null ? null : { code: 'kanly-cards-rest' }) ??
    withoutCard(state, by);
  return refusal === null ? accepted({ type: 'KanlyCardGiven', by, to }) : refused(refusal);
}

const SAME: Refusal = { code: 'gives-to-itself' };

const withoutCards = ({ kanlyCards }: GameState): Refusal | null =>
  kanlyCards === null ? { code: 'no-kanly-cards-here' } : null;

const withoutCard = (state: GameState, faction: FactionId): Refusal | null =>
  (yesCardsOf(state, faction) ?? 0) > 0 ? null : { code: 'no-kanly-card' };
