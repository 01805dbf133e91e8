/**
 * Two factions make a deal. One faction offers a deal in its own words, and the other faction accepts the deal. The
 * offer is secret. The accepted deal is public, as the rules require, or known to the two sides alone, if the edition
 * permits that.
 * @rules GF9-2019 "Bribery" · AH79 XIII.C–D · Nine-faction compendium XIII.C · R-178
 */
import { spiceToGive } from '../battle/api/laid-down.ts';
import { spiceBid } from '../bidding/api.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { type DealId, type DealTerms, isMomentReached, upcomingMoments, type ProposalId } from '../../model/deals.ts';
import { areAllies, isInPlay } from '../../model/selectors.ts';
import { FACTIONS, type FactionId } from '../../model/factions.ts';
import type { Refusal } from '../../model/refusals.ts';
import { saysNothing } from '../../model/silenced.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { DealCommand, Proposal } from './contract.ts';
import { spiceOffered } from './api.ts';
import { paidNow } from './paying.ts';
import { withoutProposal } from './reducer.ts';

type CommandOf<Type extends DealCommand['type']> = Extract<DealCommand, { readonly type: Type }>;

/**
 * Makes an offer, which replaces an earlier offer to the same faction. Refuses `game-is-won`, `faction-not-in-play`,
 * `deal-with-itself`, `allies-do-not-deal`, `deals-are-public`, `stranger-pays`, `later-needs-a-moment`,
 * `moment-has-passed`, `purse-too-small`.
 */
export function decidePropose(
  ctx: Ctx,
  state: GameState,
  by: FactionId,
  { to, words, now, later, due, quiet }: { readonly to: FactionId } & DealTerms,
): Decision {
  const terms: DealTerms = { words, now, later, due, ...(quiet === true ? { quiet } : {}) };
  const refusal =
    whyNoDeal(ctx, state, by, to) ??
    whyNotSo(ctx, state, by, to, terms) ??
    whyUnpaid(withoutProposal(state, by, to), by, terms);
  if (refusal !== null) return refused(refusal);
  return accepted({ type: 'DealProposed', by, to, id: nextId(state, by, to), terms });
}

/**
 * How far the number of an offer jumps at a take-back, so that no faction accepts an offer from before the take-back.
 * Also how far the numbers of the quiet deals of two pairs are apart.
 */
const NUMBERS = 1000;
/** More than all factions of all editions, so that a new faction changes no number. */
const MOST_FACTIONS = 100;

const nextId = ({ proposals, epoch }: GameState, by: FactionId, to: FactionId): ProposalId => {
  const last = proposals.find((one) => one.by === by && one.to === to);
  return `d${Math.max(last === undefined ? 0 : Number(last.id.slice(1)), epoch * NUMBERS) + 1}`;
};

/**
 * Returns the number of the next deal. Only its two sides may know that a quiet deal exists, so the quiet deals of each
 * pair have numbers of their own.
 */
function nextDealId({ deals }: GameState, by: FactionId, to: FactionId, { quiet }: DealTerms): DealId {
  if (quiet !== true) return deals.filter(({ terms }) => terms.quiet !== true).length + 1;
  const [low = 0, high = 0] = [by, to].map((side) => FACTIONS.indexOf(side)).toSorted((one, other) => one - other);
  const ofPair = deals.filter(
    (deal) => deal.terms.quiet === true && [deal.by, deal.to].includes(by) && [deal.by, deal.to].includes(to),
  );
  return NUMBERS * (1 + low * MOST_FACTIONS + high) + ofPair.length + 1;
}

/**
 * Accepts or declines exactly the offer that was read. Refuses `no-such-proposal`, and everything that `decidePropose`
 * refuses.
 */
export function decideAnswer(
  ctx: Ctx,
  state: GameState,
  to: FactionId,
  { by, proposal: id, accepts }: CommandOf<'AnswerDeal'>,
): Decision {
  const proposal = openBetween(state, by, to);
  if (proposal?.id !== id) return refused({ code: 'no-such-proposal' });
  if (!accepts) return accepted({ type: 'DealDeclined', by, to });
  const { terms } = proposal;
  const refusal = whyNoDeal(ctx, state, to, by) ?? whyPassed(ctx, state, terms) ?? whyUnpaid(state, to, terms);
  if (refusal !== null) return refused(refusal);
  return accepted(
    { type: 'DealMade', deal: nextDealId(state, by, to, terms), by, to, terms },
    ...paidNow(ctx, by, to, terms.now),
  );
}

/** Withdraws an offer, or removes a declined offer. Refuses `no-such-proposal`. */
export function decideWithdraw(state: GameState, by: FactionId, to: FactionId): Decision {
  return state.proposals.some((one) => isShown(one) && one.by === by && one.to === to)
    ? accepted({ type: 'DealWithdrawn', by, to })
    : refused({ code: 'no-such-proposal' });
}

/** Returns the factions with which a faction may make a deal. This depends on public facts only. */
export const dealPartnersOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly FactionId[] =>
  state.seating.map((seat) => seat.faction).filter((other) => whyNoDeal(ctx, state, faction, other) === null);

/** Whether an offer is visible. For a finished offer, only the number is kept. */
export const isShown = ({ terms }: Proposal): boolean => terms.words !== '';

function openBetween(state: GameState, by: FactionId, to: FactionId): Proposal | undefined {
  return state.proposals.find((one) => isShown(one) && !one.declined && one.by === by && one.to === to);
}

function whyNoDeal({ rules }: Ctx, state: GameState, one: FactionId, other: FactionId): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  if (!isInPlay(state, other)) return { code: 'faction-not-in-play', faction: other };
  if (one === other) return { code: 'deal-with-itself' };
  const silent = [one, other].find((side) => saysNothing(state, side));
  if (silent !== undefined) return { code: 'says-nothing', faction: silent };
  return rules.deals === 'not-between-allies' && areAllies(state, one, other)
    ? { code: 'allies-do-not-deal', ally: other }
    : null;
}

function whyNotSo(ctx: Ctx, state: GameState, by: FactionId, to: FactionId, terms: DealTerms): Refusal | null {
  const stranger = [terms.now, terms.later].find((paid) => paid !== null && paid.by !== by && paid.by !== to);
  if (terms.quiet === true && !ctx.rules.quietDeals) return { code: 'deals-are-public' };
  if (stranger !== undefined && stranger !== null) return { code: 'stranger-pays', faction: stranger.by };
  if (terms.later !== null && terms.due === null) return { code: 'later-needs-a-moment' };
  const { due } = terms;
  const { phaseOrder, turnLimit } = ctx.rules;
  const ahead = upcomingMoments({ ...state, phaseOrder, turnLimit });
  return due === null || ahead.some(({ turn, phase }) => turn === due.turn && phase === due.phase)
    ? null
    : { code: 'moment-has-passed' };
}

const whyPassed = ({ rules }: Ctx, state: GameState, { due }: DealTerms): Refusal | null =>
  due !== null && isMomentReached(due, { ...state, phaseOrder: rules.phaseOrder })
    ? { code: 'moment-has-passed' }
    : null;

/**
 * Returns why the accepting faction cannot pay with its counted spice; its own open offers count too. The other side's
 * spice is secret. If that side has too little, the table notices when it must pay.
 */
function whyUnpaid(state: GameState, faction: FactionId, { now }: DealTerms): Refusal | null {
  if (now?.by !== faction) return null;
  const spice = spiceToGive(state, faction);
  if (spice === 'uncounted') return null;
  // The leading bid reserves spice in any case.
  const isHeldBack = spiceBid(state, faction) > 0;
  const holds = isHeldBack ? spice : Math.max(0, spice - spiceOffered(state, faction));
  return holds >= now.amount ? null : { code: 'purse-too-small', holds };
}
