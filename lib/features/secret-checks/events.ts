/** Questions a moderator has put to an owner: "look again at what you told". */
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';
import type { GameState } from '../../model/state.ts';
import type { SecretChecksEvent } from './contract.ts';

/** Whether the moderator waits for this owner's word on this matter. */
export const isChecking = (state: GameState, faction: FactionId, matter: SecretKind): boolean =>
  state.checks.some((check) => check.faction === faction && check.matter === matter);

/** The owner has looked again, whatever was found. */
export const ownerChecked = (faction: FactionId, matter: SecretKind): SecretChecksEvent => ({
  type: 'OwnerChecked',
  faction,
  matter,
});

/** The owner has spoken on this matter: a question about it is answered by that. */
export const checkClosed = (state: GameState, faction: FactionId, matter: SecretKind): readonly GameEvent[] =>
  isChecking(state, faction, matter) ? [ownerChecked(faction, matter)] : [];
