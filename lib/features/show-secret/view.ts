import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Showing, ShowSecretOwnView, ShownToMe } from './contract.ts';
import { alsoShown } from './showing.ts';

/** Returns the secrets shown to this seat, its own showings, and a secret that it may also show. Covered content is not included. */
export const showingMine = (ctx: Ctx, state: GameState, faction: FactionId): ShowSecretOwnView => ({
  mayAlsoShow: alsoShown(ctx, state, faction),
  ...heldUp(state, faction),
});

const heldUp = ({ showings }: GameState, faction: FactionId): Omit<ShowSecretOwnView, 'mayAlsoShow'> => ({
  shownToMe: showings.filter(({ to, step }) => to === faction && step !== 'put-away').map(shownOf),
  heldUpTo: showings.filter(({ by, step }) => by === faction && step === 'held-up').map(({ to }) => to),
});

const shownOf = ({ showing, by, step, face, vouched }: Showing): ShownToMe => ({
  showing,
  by,
  seen: step === 'open' ? { face, vouched } : null,
});
