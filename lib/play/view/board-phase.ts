import { assertNever } from '../../core/assert-never.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isInPlay } from '../../table/position.ts';
import { whatRuns } from '../../table/running.ts';
import type { BoardPhase, CharityHere } from '../../table/board-phases.ts';
import type { GameState } from '../../table/state.ts';

/** What the table plays on the board now; `null` while Mentat plays, and between its phases. */
export function boardPhaseView(ctx: Ctx, state: GameState): BoardPhase | null {
  if (whatRuns(state) !== null) return null;
  const { phase } = state;
  const { phaseOrder, collection, strongholdIncome: incomes } = ctx.rules;
  switch (phase) {
    case 'spice-blow':
    case 'revival':
      return { phase };
    case 'charity':
      return { phase, charity: charityHere(ctx, state) };
    case 'bidding':
      return { phase, charity: phaseOrder.includes('charity') ? null : charityHere(ctx, state) };
    case 'shipment':
      return { phase, revives: !phaseOrder.includes('revival') };
    case 'collection':
      return { phase, collection, incomes };
    case 'setup':
    case 'storm':
    case 'battle':
    case 'mentat-pause':
      return null;
    default:
      return assertNever(phase);
  }
}

const charityHere = ({ rules }: Ctx, state: GameState): CharityHere => ({
  ...rules.charity,
  always: rules.charityAlways.filter((faction) => isInPlay(state, faction)),
});
