/** The automatic steps of the access cards: sales, the end of the trades, and the reading of the strongholds. */
import { hasCommitted } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionState, stormOrder } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { spiceToBank } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { forcesPlacedAtStart } from '../../../features/setup/events.ts';
import { ownerOf } from '../planet-card.ts';
import { playersOf, takesPart } from '../players.ts';
import { accessIdsOf, faceOf, troopsOn } from './cards.ts';
import type { AccessAuctionActivity, AccessId, AccessTradingActivity, ClaimsActivity } from './contract.ts';
import { TRADING_TIME } from './events.ts';
import { convertedSpice, readStronghold } from './reading.ts';
import { accessSale } from './sale.ts';
import { orderOfReading } from './strongholds.ts';

/** The time before each reading (ms). It is the same for every stronghold. */
const TIME_TO_READ = 5_000;

/**
 * Sells the card on auction when all limits are in. The bank is paid, even by a table with a payee for cards. A card
 * without a bid goes to the bottom of the deck.
 * @rules AH79 Spice Harvest V.3.a ·
 */
export function auctionGoesOn(ctx: Ctx, state: GameState, auction: AccessAuctionActivity): readonly GameEvent[] {
  const { order, row, limits, harvest } = auction;
  const [id] = row;
  if (id === undefined) return [{ type: 'AccessAuctionEnded', harvest }];
  if (!order.every((faction) => hasCommitted(limits, faction))) return [];
  const sale = accessSale(state, order, limits);
  if (sale === null) return [{ type: 'AccessCardUnsold', id }];
  const seer = ownerOf(ctx, state, 'sees-bought-access-cards');
  return [
    { type: 'AccessCardSold', id, ...sale, seenBy: seer === sale.buyer ? null : seer },
    spiceToBank(sale.buyer, sale.price),
  ];
}

/** Ends the trades when all seats are ready. */
export function tradingGoesOn(
  ctx: Ctx,
  state: GameState,
  { ready, until }: AccessTradingActivity,
  { at }: Environment,
): readonly GameEvent[] {
  if (until === null) return [{ type: 'AccessTradingTimed', until: at + TRADING_TIME }];
  return playersOf(ctx, state).every((faction) => ready.includes(faction)) ? tradingEnds(ctx, state) : [];
}

/**
 * Ends the trades. Leftover spice goes back to the bank. A faction outside the module keeps its spice.
 *
 * @rules AH79 Spice Harvest V.5 · NF XXV.I "Bene Tleilaxu"
 */
export const tradingEnds = (ctx: Ctx, state: GameState): readonly GameEvent[] => [
  { type: 'AccessTradingEnded' },
  ...playersOf(ctx, state).flatMap((faction) => {
    const { spice } = factionState(state, faction);
    return spice === 'uncounted' || spice === 0 ? [] : [spiceToBank(faction, spice)];
  }),
];

/**
 * Starts the clock of the next reading. After the last reading, cards become spice and all factions take the spice of
 * their sheets.
 */
export function claimsGoOn(
  ctx: Ctx,
  state: GameState,
  { claims, readings, nextReading }: ClaimsActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const all = playersOf(ctx, state);
  if (nextReading !== null || !all.every((faction) => hasCommitted(claims, faction))) return [];
  if (readings.length < orderOfReading(ctx).length) return [{ type: 'NextReadingTimed', at: at + TIME_TO_READ }];
  return [...stormOrder(state).map((faction) => troopsConverted(ctx, state, claims, faction)), { type: 'ClaimsEnded' }];
}

/** @rules AH79 Spice Harvest V.6.b · R-232 */
function troopsConverted(ctx: Ctx, state: GameState, claims: ClaimsActivity['claims'], faction: FactionId): GameEvent {
  const own = claims.find((one) => one.faction === faction)?.value ?? [];
  const converted = convertedSpice(accessIdsOf(state, faction), own, troopsIn(state));
  const { spice } = factionState(state, faction);
  const kept = takesPart(ctx, faction) || spice === 'uncounted' ? 0 : spice;
  return { type: 'TroopsConverted', faction, converted, spice: kept + ctx.startOf(faction).spice + converted };
}

/** Reads the next stronghold out and places the forces there. @rules AH79 Spice Harvest V.6.c */
export function strongholdRead(ctx: Ctx, state: GameState, { claims, readings }: ClaimsActivity): readonly GameEvent[] {
  const stronghold = orderOfReading(ctx)[readings.length];
  if (stronghold === undefined) return [];
  const reading = readStronghold(stronghold, claims, troopsIn(state));
  const { placed } = reading;
  const [place] = ctx.board.partsOf(stronghold);
  if (placed === null || place === undefined) return [{ type: 'StrongholdRead', ...reading }];
  // A correction may have taken forces out of the reserves since.
  const { reserves } = factionState(state, placed.faction);
  const count = Math.min(placed.count, reserves.count);
  const special = Math.max(
    Math.min(placed.special, reserves.special, count),
    count - (reserves.count - reserves.special),
  );
  return [
    { type: 'StrongholdRead', ...reading, placed: count === 0 ? null : { faction: placed.faction, count, special } },
    ...(count === 0 ? [] : [forcesPlacedAtStart(placed.faction, { ...place, count, special })]),
  ];
}

const troopsIn =
  (state: GameState) =>
  (id: AccessId): number =>
    troopsOn(faceOf(state, id));
