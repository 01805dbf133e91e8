import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Showing, ShowSecretOwnView, ShownToMe } from './contract.ts';

/** Returns the secrets shown to this seat, and its own showings. Covered content is not included. */
export const showingMine = ({ showings }: GameState, faction: FactionId): ShowSecretOwnView => ({
  shownToMe: showings.filter(({ to, step }) => to === faction && step !== 'put-away').map(shownOf),
  heldUpTo: showings.filter(({ by, step }) => by === faction && step === 'held-up').map(({ to }) => to),
});

const shownOf = ({ showing, by, step, face, vouched }: Showing): ShownToMe => ({
  showing,
  by,
  seen: step === 'open' ? { face, vouched } : null,
});
