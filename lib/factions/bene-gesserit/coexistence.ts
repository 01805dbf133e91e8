/**
 * Forces with two sides. Fighters are ordinary forces. Advisors coexist with others: they do not fight, hold or block.
 * All forces of a territory show one side.
 */
import { isToCoexist, isToFight, mayCoexist } from './coexisting/api.ts';
import { sideShown } from '../../pieces/events.ts';
import { type Ctx, hasAdvisors } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { areAdvisors, areAllies, otherFactionsIn, stacksIn } from '../../model/selectors.ts';
import type { ForcesSide } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import { topActivityKind } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';

/**
 * The phases in which forces may turn to each side. Fighters turn to advisors whenever another faction may arrive, even
 * on a worm. Advisors turn to fighters before the first shipment, and when their owner moves.
 */
const FLIPS: Readonly<Record<ForcesSide, readonly PhaseId[]>> = {
  advisors: ['spice-blow', 'charity', 'bidding', 'revival', 'shipment', 'shipment-round', 'movement-round'],
  fighters: ['charity', 'bidding', 'revival', 'shipment', 'shipment-round', 'movement-round'],
};

/**
 * If Mentat plays shipment and movement, it asks where forces will fight. So they cannot be turned by hand in that
 * phase.
 */
const FLIPS_BESIDE_PHONES: typeof FLIPS = { advisors: ['spice-blow', 'charity', 'bidding', 'revival'], fighters: [] };

/**
 * Turns all forces of one territory to their other side. If Mentat does not play the phase, the players watch the
 * three moments: after another faction has entered a territory with Bene Gesserit fighters, with a move of the Bene
 * Gesserit, and before the first shipment. Refuses
 * `no-advisors`, `board-not-free`, `settled-there`, `nothing-to-flip`, `alone-there`, `ally-there`.
 * @rules GF9-2019 Bene Gesserit sheet "Fighters", "Intrusion", "Battle" · · AH79 R-204
 */
export function decideFlip(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
  side: ForcesSide,
): Decision {
  if (!hasAdvisors(ctx, faction)) return refused({ code: 'no-advisors', faction });
  const flips = state.movesMade === 'on-phones' ? FLIPS_BESIDE_PHONES : FLIPS;
  if (topActivityKind(state) !== 'table' || !flips[side].includes(state.phase))
    return refused({ code: 'board-not-free' });
  if (isSettled(ctx, state, faction, territory)) return refused({ code: 'settled-there', territory });
  const stands = stacksIn(state, faction, territory).length > 0;
  const shown: ForcesSide = areAdvisors(state, faction, territory) ? 'advisors' : 'fighters';
  if (!stands || shown === side) return refused({ code: 'nothing-to-flip', territory });
  const others = otherFactionsIn(state, faction, territory);
  if (side === 'advisors' && others.length === 0) return refused({ code: 'alone-there', territory });
  const ally = others.find((other) => areAllies(state, faction, other));
  if (side === 'fighters' && ally !== undefined) return refused({ code: 'ally-there', territory, ally });
  return accepted(sideShown(faction, territory, side, mayCoexist(ctx, faction) ? 'declared' : 'own-wish'));
}

/** Whether this turn has settled that the forces there coexist, or that they fight. */
const isSettled = (ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  mayCoexist(ctx, faction) && (isToCoexist(state, territory) || isToFight(state, territory));
