import { startingForcesOf } from './beginning.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { isDealtTraitors } from '../../pieces/traitors.ts';
import type { SetupActivity } from './contract.ts';

/**
 * Returns the factions that the present step waits for. The result depends on public facts and on the answers so far,
 * never on dealt or declared cards.
 */
export function owedInSetup(ctx: Ctx, state: GameState, { step, doneBy }: SetupActivity): readonly FactionId[] {
  const { traitors, treachery } = state.choices.components;
  const undone = stormOrder(state).filter((faction) => !doneBy.includes(faction));
  switch (step) {
    case 'prediction':
      return undone.filter((faction) => faction === state.prediction?.by);
    case 'traitors':
      return traitors === 'cardboard'
        ? undone.filter((faction) => isDealtTraitors(ctx, faction))
        : state.factions.filter((own) => own.traitorsDealt.length > 0).map((own) => own.faction);
    case 'forces':
      return nextToPlace(ctx, undone);
    case 'treachery':
      return treachery === 'cardboard' ? undone : [];
    case 'board':
      return undone;
    default:
      return [];
  }
}

/**
 * Returns the factions that place forces next: first all factions that spread their forces, and then a faction that may
 * choose any territory.
 * @rules GF9-2019 Bene Gesserit sheet
 */
function nextToPlace(ctx: Ctx, undone: readonly FactionId[]): readonly FactionId[] {
  const whoStarts = (kind: 'spread' | 'anywhere') =>
    undone.filter((faction) => startingForcesOf(ctx, faction).kind === kind);
  const spreading = whoStarts('spread');
  return spreading.length > 0 ? spreading : whoStarts('anywhere');
}
