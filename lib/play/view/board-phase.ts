import { assertNever } from '../../core/assert-never.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { whatRuns } from '../../table/running.ts';
import type { BoardPhase } from '../../table/board-phases.ts';
import type { GameState } from '../../table/state.ts';
import { isStillToCome } from '../look-ups.ts';

/** What the table plays on the board now; `null` while Mentat plays, and between its phases. */
export function boardPhaseView({ rules: { revival } }: Ctx, state: GameState): BoardPhase | null {
  const { phase } = state;
  // What Mentat plays is not on the board, neither before it begins nor after.
  if (whatRuns(state) !== null || isStillToCome(state, phase) !== null) return null;
  switch (phase) {
    case 'bidding':
      return { phase };
    case 'shipment':
      return { phase, revives: revival.leaders === 'after-own-move' };
    case 'setup':
    case 'storm':
    case 'spice-blow':
    case 'charity':
    case 'revival':
    case 'battle':
    case 'collection':
    case 'mentat-pause':
      return null;
    default:
      return assertNever(phase);
  }
}
