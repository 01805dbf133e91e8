/** The course of dealt access cards. */
import type { Environment } from '../../../../kernel/feature.ts';
import type { GameEvent } from '../../../../model/events.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { DealtAccess } from '../../../../model/harvest.ts';
import { isInPlay } from '../../../../model/selectors.ts';
import type { GameState } from '../../../../model/state.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import type { RapidAccessActivity } from '../contract.ts';
import { accessTradingBegan, claimsAsked, freeStartAsked } from '../events.ts';

/** Returns the faction that is asked at this step, or `null`. */
export function askedInRapidAccess(
  { rules }: Ctx,
  state: GameState,
  { next, forfeited }: RapidAccessActivity,
): FactionId | null {
  const dealt = rules.harvest?.dealt ?? null;
  const asked = dealt === null ? null : factionAt(dealt, next);
  if (asked === null || !isInPlay(state, asked)) return null;
  return next === 'pick' && forfeited.length === 0 ? null : asked;
}

function factionAt(dealt: DealtAccess, next: RapidAccessActivity['next']): FactionId | null {
  switch (next) {
    case 'exchange':
    case 'return':
      return dealt.exchanges;
    case 'draw':
      return dealt.draws.faction;
    case 'pick':
      return dealt.picks;
    case 'trading':
    case 'claims':
    case 'free-start':
    case 'end':
      return null;
  }
}

/** Continues with the next part unless a faction is asked. @rules NF XXV.B · R-318 */
export function rapidGoesOn(
  ctx: Ctx,
  state: GameState,
  rapid: RapidAccessActivity,
  { at }: Environment,
): readonly GameEvent[] {
  if (askedInRapidAccess(ctx, state, rapid) !== null) return [];
  switch (rapid.next) {
    case 'exchange':
    case 'return':
      return [{ type: 'RapidAccessWentOn', next: 'draw' }];
    case 'draw':
    case 'pick':
      return [{ type: 'RapidAccessWentOn', next: 'trading' }];
    case 'trading':
      return [{ type: 'RapidAccessWentOn', next: 'claims' }, accessTradingBegan(at)];
    case 'claims':
      return [{ type: 'RapidAccessWentOn', next: 'free-start' }, claimsAsked()];
    case 'free-start':
      return [{ type: 'RapidAccessWentOn', next: 'end' }, ...freeStartAsked(ctx, state)];
    case 'end':
      return [{ type: 'RapidAccessEnded' }];
  }
}
