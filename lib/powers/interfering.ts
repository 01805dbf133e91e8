/** Who may lay down what against a power, and when the table is asked. */
import { actStands, askForKarama } from '../play/windows/made.ts';
import type { GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { GameState } from '../table/state.ts';
import type { Occasion } from '../table/stops.ts';
import type { CardKind } from '../table/treachery.ts';
import type { CancellableAct } from '../table/windows.ts';
import { powersInForce } from './in-force.ts';
import type { Ctx } from './ctx.ts';
import { kindsWith, nobodyCanHold } from '../pieces/playing.ts';
import { areAllies } from '../table/position.ts';

/**
 * The table is asked about all of these at once. Where public facts make every answer empty, since all cards that could
 * stop an act lie discarded, it stands unasked.
 */
export function askedToInterfere(
  ctx: Ctx,
  state: GameState,
  during: Occasion,
  acts: readonly CancellableAct[],
  at: number,
): readonly GameEvent[] {
  const isSafe = (act: CancellableAct) => state.factions.every(({ faction }) => canOnlyPass(ctx, state, act, faction));
  const open = acts.filter((act) => !isSafe(act));
  return [
    ...acts.filter(isSafe).map((act) => actStands(during, act)),
    ...(open.length === 0 ? [] : [askForKarama(state, during, open, at)]),
  ];
}

const canOnlyPass = (ctx: Ctx, state: GameState, act: CancellableAct, faction: FactionId): boolean =>
  nobodyCanHold(ctx, state, kindsAgainst(ctx, state, act, faction));

/** Kinds of card that this faction may lay down against an act; none against its own or its ally's. */
export function kindsAgainst(ctx: Ctx, state: GameState, act: CancellableAct, faction: FactionId): readonly CardKind[] {
  if (faction === act.by || areAllies(state, faction, act.by)) return [];
  const asKarama = powersInForce(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []);
  return [...karamaKinds(ctx), ...asKarama];
}

/** Kinds of card that stop a power. */
export const karamaKinds = (ctx: Ctx) => kindsWith(ctx, (card) => card.cancelsAdvantage);
