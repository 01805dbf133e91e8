import { commitmentOf, hasCommitted } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { harvestRules, harvestsOf, runningHarvest } from './api.ts';
import { ownerOf } from '../planet-card.ts';
import { othersFrom, playersOf } from '../players.ts';
import type { HarvestActivity, HarvestsView, OwnHarvestView, RunningHarvestView } from './contract.ts';
import { noVotersIn, settle } from './settlement.ts';
import { successionOf } from './succession.ts';

/** Returns the public view of the module; `null` at a table without the module. */
export function harvestsView(ctx: Ctx, state: GameState): HarvestsView | null {
  const { harvests } = state;
  if (harvests === null) return null;
  const { harvest, manager, sums, payee, reports, keptOffice } = harvests;
  const asked = findActivity(state, 'first-manager');
  const running = runningHarvest(state);
  return {
    isOver: findActivity(state, 'prelude') === null && manager !== null,
    harvest,
    of: harvestRules(ctx).harvests,
    manager,
    players: playersOf(ctx, state),
    sumsBy: asked === null ? [] : playersOf(ctx, state).filter((faction) => hasCommitted(asked.sums, faction)),
    sums,
    payee,
    running: running === null || manager === null ? null : runningView(ctx, state, running, manager),
    reports,
    keptOffice,
    mayStayOnce: ownerOf(ctx, state, 'keeps-the-office-once'),
    decided: harvests.decided,
    sharesMayBeTold: harvestRules(ctx).sharesMayBeTold,
  };
}

function runningView(ctx: Ctx, state: GameState, running: HarvestActivity, manager: FactionId): RunningHarvestView {
  const { step, extraPrice, announced, shares, lookedAt, votes, splits, voted, rest, splitUntil } = running;
  const voters = othersFrom(ctx, state, manager);
  const among = rest === null || step !== 'split' ? [] : noVotersIn(voted);
  const sealed = step === 'split' ? splits : votes;
  return {
    step,
    extraPrice,
    announced,
    sharesAreOut: shares.length > 0,
    lookedBy: lookedAt?.by ?? null,
    voters,
    sealedBy: voters.filter((faction) => hasCommitted(sealed, faction)),
    voted,
    shown: voted.length === 0 ? null : shownAfterVote(ctx, state, running),
    rest: step === 'split' ? rest : null,
    among,
    splitUntil: step === 'split' ? splitUntil : null,
    succession: step === 'succession' ? successionOf(ctx, state) : null,
  };
}

/** Returns what all players learn with the votes. They do not learn whether the report was honest, or other shares. */
function shownAfterVote(ctx: Ctx, state: GameState, running: HarvestActivity): RunningHarvestView['shown'] {
  const paid = running.step === 'succession' ? (harvestsOf(state).reports.at(-1) ?? null) : null;
  if (paid !== null) {
    const { drawn, printed = drawn, pot, paidToYes } = paid;
    return { drawn, printed, pot, paidToYes };
  }
  const { drawn, printed, pot, paidToYes } = settle(harvestRules(ctx), running, running.voted);
  return { drawn, printed, pot, paidToYes };
}

/** Returns what one faction sees in addition to the public view; `null` while no sums, cards or shares are secret. */
export function ownHarvestView(state: GameState, faction: FactionId): OwnHarvestView | null {
  const asked = findActivity(state, 'first-manager');
  const running = runningHarvest(state);
  if (asked === null && running === null) return null;
  const isManager = running !== null && state.harvests?.manager === faction;
  const split = running?.splits.find((one) => one.faction === faction);
  const { lookedAt = null, shares = [] } = running ?? {};
  return {
    sum: asked === null ? null : commitmentOf(asked.sums, faction),
    cards: isManager ? running.drawn : [],
    printed: isManager ? running.printed : [],
    given: isManager ? shares : [],
    share: shares.find((one) => one.faction === faction)?.share ?? null,
    seen: lookedAt?.by === faction ? (shares.find((one) => one.faction === lookedAt.at) ?? null) : null,
    vote: running === null ? null : commitmentOf(running.votes, faction),
    split: split === undefined ? null : (split.value ?? 'equal'),
  };
}
