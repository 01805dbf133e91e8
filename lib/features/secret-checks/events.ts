/** Prompts of a moderator to an owner: “check what you have entered”. */
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';
import type { GameState } from '../../model/state.ts';
import type { SecretChecksEvent } from './contract.ts';

/** Whether the moderator waits for this owner's answer about this secret. */
export const isChecking = (state: GameState, faction: FactionId, matter: SecretKind): boolean =>
  state.checks.some((check) => check.faction === faction && check.matter === matter);

/**
 * Creates the events after an owner has checked the secret. The events are the same whether or not the secret was
 * right.
 */
export const ownerChecked = (faction: FactionId, matter: SecretKind): SecretChecksEvent => ({
  type: 'OwnerChecked',
  faction,
  matter,
});

/** Creates the event that closes the prompt about this secret, because the owner has answered. */
export const checkClosed = (state: GameState, faction: FactionId, matter: SecretKind): readonly GameEvent[] =>
  isChecking(state, faction, matter) ? [ownerChecked(faction, matter)] : [];
