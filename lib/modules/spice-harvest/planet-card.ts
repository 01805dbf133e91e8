import type { FactionId } from '../../model/factions.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { HarvestAbility } from './rules.ts';

/** Returns the faction in play with this ability in the module, or `null`. */
export function ownerOf({ rules }: Pick<Ctx, 'rules'>, state: GameState, ability: HarvestAbility): FactionId | null {
  const owner = rules.harvest?.planetCards[ability] ?? null;
  return owner !== null && isInPlay(state, owner) ? owner : null;
}
