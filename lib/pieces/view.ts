import { advantagesOf, type Ctx, handLimitOf } from '../powers/ctx.ts';
import { factionState } from '../model/selectors.ts';
import { traitorsKeptBy } from './traitors.ts';
import type { PowerOfFaction } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { PiecesOwnView } from './contract.ts';

/** Returns the own view of a faction's pieces. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): PiecesOwnView {
  const { spice, hand, traitors, traitorsReturned, reserves } = factionState(state, faction);
  return {
    spice,
    hand,
    handLimit: handLimitOf(ctx, faction),
    traitors,
    traitorsReturned,
    traitorLimit: traitorsKeptBy(ctx, faction),
    reserves,
  };
}

/** Returns the powers of all factions at this table. Public. */
export const powersInPlay = (ctx: Ctx, { seating }: GameState): readonly PowerOfFaction[] =>
  seating.flatMap(({ faction }) =>
    advantagesOf(ctx, faction)
      .map(({ id }) => id)
      .filter((id): id is PowerOfFaction => id.startsWith(`${faction}/`)),
  );
