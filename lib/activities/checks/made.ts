/** Questions a moderator has put to an owner: "look again at what you told". */
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { OwnMatter } from '../../table/matters.ts';
import type { GameState } from '../../table/state.ts';
import type { ChecksEvent } from './contract.ts';

/** Whether the moderator waits for this owner's word on this matter. */
export const isChecking = (state: GameState, faction: FactionId, matter: OwnMatter): boolean =>
  state.checks.some((check) => check.faction === faction && check.matter === matter);

/** The owner has looked again, whatever was found. */
export const ownerChecked = (faction: FactionId, matter: OwnMatter): ChecksEvent => ({
  type: 'OwnerChecked',
  faction,
  matter,
});

/** The owner has spoken on this matter: a question about it is answered by that. */
export const checkClosed = (state: GameState, faction: FactionId, matter: OwnMatter): readonly GameEvent[] =>
  isChecking(state, faction, matter) ? [ownerChecked(faction, matter)] : [];
