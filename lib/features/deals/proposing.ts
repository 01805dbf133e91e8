/**
 * Two make a deal: one proposes it in a line of their own, the other accepts. Before that nobody else knows of it; then
 * it is told to all, as a deal must be.
 * @rules GF9-2019 "Bribery" · AH79 XIII.C–D · R-178
 */
import { spiceToGive } from '../battle/api/laid-down.ts';
import { spiceBid } from '../bidding/api.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { type DealTerms, isMomentReached, upcomingMoments, type ProposalId } from '../../model/deals.ts';
import { areAllies, isInPlay } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { DealCommand, Proposal } from './contract.ts';
import { spiceOffered } from './api.ts';
import { paidNow } from './paying.ts';
import { withoutProposal } from './reducer.ts';

type CommandOf<Type extends DealCommand['type']> = Extract<DealCommand, { readonly type: Type }>;

/**
 * Something is proposed; it takes the place of what was proposed to the same before. Refuses `game-is-won`,
 * `faction-not-in-play`, `deal-with-itself`, `allies-do-not-deal`, `stranger-pays`, `later-needs-a-moment`,
 * `moment-has-passed`, `purse-too-small`.
 */
export function decidePropose(
  ctx: Ctx,
  state: GameState,
  by: FactionId,
  { to, words, now, later, due }: CommandOf<'ProposeDeal'>,
): Decision {
  const terms: DealTerms = { words, now, later, due };
  const refusal =
    whyNoDeal(ctx, state, by, to) ??
    whyNotSo(ctx, state, by, to, terms) ??
    whyUnpaid(withoutProposal(state, by, to), by, terms);
  if (refusal !== null) return refused(refusal);
  return accepted({ type: 'DealProposed', by, to, id: nextId(state, by, to), terms });
}

/** How many numbers there are between two take-backs: what was read before one is never what is accepted after it. */
const NUMBERS = 1000;

const nextId = ({ proposals, epoch }: GameState, by: FactionId, to: FactionId): ProposalId => {
  const last = proposals.find((one) => one.by === by && one.to === to);
  return `d${Math.max(last === undefined ? 0 : Number(last.id.slice(1)), epoch * NUMBERS) + 1}`;
};

/** Yes or no to exactly what was read. Refuses `no-such-proposal`, and what proposing refuses. */
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
    { type: 'DealMade', deal: state.deals.length + 1, by, to, terms },
    ...paidNow(ctx, by, to, terms.now),
  );
}

/** Who proposed it takes it back, or puts away what was declined. Refuses `no-such-proposal`. */
export function decideWithdraw(state: GameState, by: FactionId, to: FactionId): Decision {
  return state.proposals.some((one) => isShown(one) && one.by === by && one.to === to)
    ? accepted({ type: 'DealWithdrawn', by, to })
    : refused({ code: 'no-such-proposal' });
}

/** With whom a faction may deal now: what everybody knows of it. */
export const dealPartnersOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly FactionId[] =>
  state.seating.map((seat) => seat.faction).filter((other) => whyNoDeal(ctx, state, faction, other) === null);

/** Whether something stands there; what is over is kept by its number alone. */
export const isShown = ({ terms }: Proposal): boolean => terms.words !== '';

function openBetween(state: GameState, by: FactionId, to: FactionId): Proposal | undefined {
  return state.proposals.find((one) => isShown(one) && !one.declined && one.by === by && one.to === to);
}

function whyNoDeal({ rules }: Ctx, state: GameState, one: FactionId, other: FactionId): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  if (!isInPlay(state, other)) return { code: 'faction-not-in-play', faction: other };
  if (one === other) return { code: 'deal-with-itself' };
  return rules.deals === 'not-between-allies' && areAllies(state, one, other)
    ? { code: 'allies-do-not-deal', ally: other }
    : null;
}

function whyNotSo(ctx: Ctx, state: GameState, by: FactionId, to: FactionId, terms: DealTerms): Refusal | null {
  const stranger = [terms.now, terms.later].find((paid) => paid !== null && paid.by !== by && paid.by !== to);
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
 * Who says yes must have it, as far as it counts, beside all that it offers in other deals. The other's purse is the
 * other's: what it lacks, the table sees.
 */
function whyUnpaid(state: GameState, faction: FactionId, { now }: DealTerms): Refusal | null {
  if (now?.by !== faction) return null;
  const spice = spiceToGive(state, faction);
  if (spice === 'uncounted') return null;
  // What a bid needs holds that back already.
  const isHeldBack = spiceBid(state, faction) > 0;
  const holds = isHeldBack ? spice : Math.max(0, spice - spiceOffered(state, faction));
  return holds >= now.amount ? null : { code: 'purse-too-small', holds };
}
