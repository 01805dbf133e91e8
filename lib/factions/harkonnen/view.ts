import type { Ctx } from '../../powers/ctx.ts';
import { isInOthersHands } from '../../pieces/leaders.ts';
import { seatsOfAll } from '../../model/selectors.ts';
import { ownerOf } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import { captorIn } from './captives.ts';
import type { HarkonnenPublicView } from './contract.ts';

/** Returns the public numbers of captives and of face-down leaders, by owner. */
export function publicView(ctx: Ctx, state: GameState): HarkonnenPublicView {
  const captor = captorIn(ctx, state);
  if (captor === null) return { captor, captives: [] };
  const captives = seatsOfAll(state).flatMap(({ faction: owner }) => {
    const theirs = state.leaders.filter((disc) => ownerOf(disc.leader) === owner && disc.captor === captor);
    const held = theirs.filter(isInOthersHands).length;
    return theirs.length === 0 ? [] : [{ captor, owner, held, faceDown: theirs.length - held }];
  });
  return { captor, captives };
}
