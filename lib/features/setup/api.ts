import type { SetupActivity } from './contract.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';
import type { DrawnSecret } from '../../model/setup.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Returns the running set-up, or `null`. */
export const runningSetup = (state: GameState): SetupActivity | null => findActivity(state, 'setup');

/** Whether the set-up waits until this faction has drawn physical cards. */
function isDrawing(state: GameState, faction: FactionId, matter: SecretKind): matter is DrawnSecret {
  const setup = runningSetup(state);
  const { components } = state.choices;
  if (setup === null || setup.doneBy.includes(faction)) return false;
  return (
    (matter === 'traitors' && setup.step === 'traitors' && components.traitors === 'cardboard') ||
    (matter === 'hand' && setup.step === 'treachery' && components.treachery === 'cardboard')
  );
}

/**
 * Creates the event that a faction has drawn its cards. Other players cannot tell whether the faction declared the
 * cards.
 */
export const ownDrawn = (state: GameState, faction: FactionId, matter: SecretKind): readonly GameEvent[] =>
  isDrawing(state, faction, matter)
    ? [
        { type: 'OwnDrawn', faction, matter },
        { type: 'SetupPartDone', faction },
      ]
    : [];
