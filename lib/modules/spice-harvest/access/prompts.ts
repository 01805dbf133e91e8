import { getField } from '../../../core/answer.ts';
import { anyOf, oneOf, range, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { commitmentOf, hasCommitted } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { harvestRules } from '../harvests/api.ts';
import { ownerOf } from '../planet-card.ts';
import { playersOf } from '../players.ts';
import { accessHandOf, accessIdsOf, cardsNamed, namesOf } from './cards.ts';
import { apartIn, claimAnswers, claimFields, claimsIn } from './claims.ts';
import type {
  AccessAuctionActivity,
  AccessContract,
  AccessTradingActivity,
  ClaimsActivity,
  FreeStartPrompt,
  PlacingOnTablePrompt,
  RapidAccessPrompt,
} from './contract.ts';
import { accessMeansOf } from './sale.ts';

/** Asks all bidders for a limit at once, and offers a look at one card of the row. */
export function auctionPrompts(ctx: Ctx, state: GameState, auction: AccessAuctionActivity): readonly Prompt[] {
  const { order, row } = auction;
  if (row.length === 0) return [];
  return [...order.map((faction) => bidPrompt(state, auction, faction)), ...lookPrompts(ctx, state, auction)];
}

function bidPrompt(state: GameState, auction: AccessAuctionActivity, faction: FactionId): Prompt {
  const { harvest, row, sold, limits, kept, lastLimits } = auction;
  const means = accessMeansOf(state, faction);
  const last = commitmentOf(lastLimits, faction);
  return createPrompt(
    state,
    {
      kind: 'access-bid',
      card: row[0] ?? 'a0',
      left: row.length,
      stands: last === null ? null : Math.min(last, means),
      keeps: kept.includes(faction),
    },
    {
      faction,
      about: `harvest-${harvest}-${sold.length + row.length}-${row.length}`,
      answers: anyOf(range(0, means), record({ keeps: range(0, means) })),
      sealed: hasCommitted(limits, faction),
    },
  );
}

/** @rules AH79 Spice Harvest VI.1 · R-228 */
function lookPrompts(ctx: Ctx, state: GameState, { harvest, row, lookedAt }: AccessAuctionActivity): readonly Prompt[] {
  const faction = ownerOf(ctx, state, 'looks-at-an-access-card');
  if (faction === null || lookedAt !== null) return [];
  return [
    createPrompt(
      state,
      { kind: 'look-at-access-card', row },
      { faction, about: `harvest-${harvest}`, answers: oneOf(...row) },
    ),
  ];
}

/** Asks all seats whether they are ready. */
export const tradingPrompts = (
  ctx: Ctx,
  state: GameState,
  { ready, until }: AccessTradingActivity,
): readonly Prompt[] =>
  playersOf(ctx, state).map((faction) =>
    createPrompt(
      state,
      { kind: 'trading-ready' },
      { faction, about: 'trading', answers: oneOf(true), sealed: ready.includes(faction), deadline: until },
    ),
  );

/** Asks all seats for their claims at once, even seats that can claim nothing. */
export function claimPrompts(
  ctx: Ctx,
  state: GameState,
  { claims, readings, nextReading }: ClaimsActivity,
): readonly Prompt[] {
  if (readings.length > 0 || nextReading !== null) return [];
  const most = harvestRules(ctx).mostTroops;
  return playersOf(ctx, state).map((faction) => {
    const hand = accessHandOf(state, faction);
    const fields = claimFields(hand, ctx.sietches, factionState(state, faction).reserves.special);
    return createPrompt(
      state,
      { kind: 'claim-strongholds', hand, fields, most, laid: namedClaims(state, claims, faction) },
      {
        faction,
        about: 'claims',
        answers: claimAnswers(fields, most, apartIn(hand, ctx.sietches)),
        sealed: hasCommitted(claims, faction),
      },
    );
  });
}

/** Returns the sealed claims of a faction with the names of its own cards; `null` before it has sealed claims. */
const namedClaims = (state: GameState, claims: ClaimsActivity['claims'], faction: FactionId) =>
  commitmentOf(claims, faction)?.map((claim) => ({ ...claim, troops: namesOf(state, faction, claim.troops) })) ?? null;

/** The handlers of the answers. */
export const promptHandlers: Omit<
  Feature<AccessContract>['prompts'],
  (RapidAccessPrompt | PlacingOnTablePrompt | FreeStartPrompt)['kind']
> = {
  'access-bid': {
    onAnswer: (_ctx, _state, { faction }, value) => {
      const kept = getField(value, 'keeps');
      return accepted({
        type: 'AccessLimitSealed',
        faction,
        limit: Number(kept ?? value),
        ...(kept === undefined ? {} : { keeps: true }),
      });
    },
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'AccessLimitWithdrawn', faction }),
  },
  'look-at-access-card': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, _state, { faction: by, row }, value) =>
      accepted(...row.filter((id) => id === value).map((id) => ({ type: 'AccessCardLookedAt', by, id }) as const)),
  },
  'trading-ready': {
    onAnswer: (_ctx, _state, { faction }) => accepted({ type: 'AccessTradingReady', faction, ready: true }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'AccessTradingReady', faction, ready: false }),
  },
  'claim-strongholds': {
    onAnswer: (_ctx, state, { faction, fields }, value) =>
      accepted({
        type: 'ClaimsSealed',
        faction,
        claims: claimsIn(value, fields).map((claim) => ({
          ...claim,
          troops: cardsNamed(state, accessIdsOf(state, faction), claim.troops),
        })),
      }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'ClaimsWithdrawn', faction }),
  },
};
