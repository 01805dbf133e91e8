import { assertNever } from '../../core/assert-never.ts';
import { isStillToCome } from '../look-ups.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { whatRuns } from '../../table/running.ts';
import { isStillToCome } from '../look-ups.ts';
import type { BoardPhase } from '../../table/board-phases.ts';
import type { GameState } from '../../table/state.ts';

/** What the table plays on the board now; `null` while Mentat plays, and between its phases. */
export function boardPhaseView({ rules: { revival } }: Ctx, state: GameState): BoardPhase | null {
  const { phase } = state;
  if (whatRuns(state) !== null || isStillToCome(state, phase) !== null) return null;
  switch (phase) {
    case 'bidding':
      // Where Mentat holds the auction, nothing of it is on the board before or after.
      return isStillToCome(state, phase) === null ? { phase } : null;
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
