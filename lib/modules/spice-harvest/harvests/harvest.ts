/** The course of one harvest: tax, cards, report, shares, vote, payments. */
import { must } from '../../../core/assert-never.ts';
import { type Random, shuffled } from '../../../core/random.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { allCommitted, commitmentOf } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import { spiceFromBank, spiceMoved } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { DEFAULT_PAYEE } from '../../../powers/payee.ts';
import { ownerOf } from '../planet-card.ts';
import { othersFrom, ringFrom } from '../players.ts';
import { harvestRules, harvestsOf, managerOf, sumOf } from './api.ts';
import type { HarvestActivity, HarvestReport, PaidFromPot } from './contract.ts';
import { purseOf } from './first-manager.ts';
import { succeeded } from './succession.ts';
import { divided, isUneven, noVotersIn, settle, type Settlement } from './settlement.ts';

/** The factor of a card for a Manager who counts it half as much again. */
const HALF_MORE = 1.5;

/** Returns the events up to the next decision of a player. @rules AH79 Spice Harvest V.1–2 */
export function advance(
  ctx: Ctx,
  state: GameState,
  harvest: HarvestActivity,
  { random, at }: Environment,
): readonly GameEvent[] {
  switch (harvest.step) {
    case 'tax':
      return taxed(ctx, state);
    case 'draw':
      return drawn(ctx, state, harvest, random);
    case 'vote':
      return voted(ctx, state, harvest);
    case 'split':
      return split(ctx, state, harvest, at);
    default:
      return [];
  }
}

/**
 * Returns the tax. A faction without spice gives the office to its right. If nobody can pay, the Manager stays and pays
 * nothing. The receiver of the tax pays no tax.
 *
 * @rules AH79 Spice Harvest V.1.a, VI.5 ·
 */
function taxed(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const manager = managerOf(state);
  const { tax } = harvestRules(ctx);
  const receiver = ownerOf(ctx, state, 'receives-the-tax');
  const order = ringFrom(ctx, state, manager);
  const at = order.findIndex((faction) => faction === receiver || purseOf(state, faction) >= tax);
  const pays = order[at];
  if (pays === undefined) return [{ type: 'HarvestTaxed', manager, unable: order, to: null }];
  const to = pays === receiver || tax === 0 ? null : (receiver ?? DEFAULT_PAYEE);
  return [
    { type: 'HarvestTaxed', manager: pays, unable: order.slice(0, at), to },
    ...(to === null ? [] : [spiceMoved(pays, to, tax)]),
  ];
}

/**
 * Returns the top card. A worm is laid aside, and its faction becomes Manager and draws the next card. If that faction
 * is not in play, the Manager stays. An empty deck is shuffled.
 *
 * @rules AH79 Spice Harvest V.1.a, VI.3–4 · NF XXV.I "Ix" ·
 */
function drawn(ctx: Ctx, state: GameState, { extraPrice }: HarvestActivity, random: Random): readonly GameEvent[] {
  const { deck, drawn: aside } = harvestsOf(state);
  const [card] = deck;
  const manager = managerOf(state);
  if (card === undefined) return [{ type: 'HarvestDeckShuffled', deck: shuffled(aside, random) }];
  if (card === 'worm')
    return [{ type: 'HarvestWormDrawn', manager: ownerOf(ctx, state, 'manages-after-a-worm') ?? manager }];
  const isOffered = extraPrice === null && sellerOf(ctx, state) !== null;
  const next = isOffered ? 'extra-offer' : 'report';
  const counts = ownerOf(ctx, state, 'counts-half-more') === manager ? Math.floor(card * HALF_MORE) : card;
  return [{ type: 'HarvestCardDrawn', manager, card, ...(counts === card ? {} : { counts }), next }];
}

/**
 * Returns the faction that may sell the Manager one more card. The Manager itself never sells a card.
 *
 * @rules R-235
 */
export function sellerOf(ctx: Ctx, state: GameState): FactionId | null {
  const seller = ownerOf(ctx, state, 'sells-a-harvest-card');
  return seller === managerOf(state) ? null : seller;
}

/** Returns the vote once all factions have voted. Also returns the payments, unless the no voters must agree first. */
function voted(ctx: Ctx, state: GameState, harvest: HarvestActivity): readonly GameEvent[] {
  const voters = othersFrom(ctx, state, managerOf(state));
  const cast = allCommitted(harvest.votes, voters);
  if (cast === null) return [];
  const votes = voters.map((faction, at) => ({ faction, vote: must(cast[at], 'a vote') }));
  const settlement = settle(harvestRules(ctx), harvest, votes);
  const isOpen = isUneven(settlement);
  return [
    {
      type: 'HarvestVoted',
      votes,
      drawn: settlement.drawn,
      cards: harvest.drawn.length,
      paid: settlement.paidToYes,
      rest: isOpen ? settlement.rest : null,
    },
    ...paid(settlement.paidToYes),
    ...(isOpen ? [] : settled(ctx, state, settlement, votes, [])),
  ];
}

/** Starts the clock of the no voters, and returns the payments once all of them have sealed their divisions. */
function split(ctx: Ctx, state: GameState, harvest: HarvestActivity, at: number): readonly GameEvent[] {
  if (harvest.splitUntil === null) return [{ type: 'SplitTimed', until: at + TIME_TO_SPLIT }];
  return allCommitted(harvest.splits, noVotersIn(harvest.voted)) === null ? [] : splitEnds(ctx, state, harvest);
}

/**
 * Returns the payments to the no voters. A no voter without a division at the end of the time has not agreed, so all get
 * equal parts.
 *
 * @rules R-223
 */
export function splitEnds(ctx: Ctx, state: GameState, harvest: HarvestActivity): readonly GameEvent[] {
  const { voted: votes, splits } = harvest;
  const settlement = settle(harvestRules(ctx), harvest, votes);
  const wanted = settlement.noVoters.map((faction) => commitmentOf(splits, faction));
  return settled(ctx, state, settlement, votes, wanted);
}

/** How long the no voters have to agree (ms). They end earlier when all have sealed a division. */
const TIME_TO_SPLIT = 60_000;

/** Returns the payments of the rest, the next Manager, and the end of the harvest. */
function settled(
  ctx: Ctx,
  state: GameState,
  settlement: Settlement,
  votes: HarvestReport['votes'],
  wanted: readonly (readonly PaidFromPot[] | null)[],
): readonly GameEvent[] {
  const { isCaught, rest, noVoters: _noVoters, printed, ...told } = settlement;
  const manager = managerOf(state);
  const { harvest } = harvestsOf(state);
  const paidToNo = isCaught ? divided(settlement, wanted) : [];
  const paidToManager = isCaught ? 0 : rest;
  const backToBank = rest - paidToManager - sumOf(paidToNo.map(({ amount }) => amount));
  return [
    {
      type: 'HarvestSettled',
      report: {
        harvest,
        manager,
        votes,
        ...told,
        ...(printed === told.drawn ? {} : { printed }),
        paidToNo,
        paidToManager,
        backToBank,
      },
    },
    ...paid([...paidToNo, { faction: manager, amount: paidToManager }]),
    ...(isCaught ? succeeded(ctx, state) : [{ type: 'HarvestEnded', harvest } as const]),
  ];
}

const paid = (parts: readonly PaidFromPot[]): readonly GameEvent[] =>
  parts.filter(({ amount }) => amount > 0).map(({ faction, amount }) => spiceFromBank(faction, amount));
