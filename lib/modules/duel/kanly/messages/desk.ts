/** Texts about threats and duels at the desk. */
import { theFaction } from '../../../../messages/names.ts';
import type { FactionId } from '../../../../model/factions.ts';

export const DUEL_DESK = {
  title: 'Kanly',
  lead: 'The player who threatened says when the action has happened. You decide if the players disagree.',
  touch: 'What a touch in the arena changes',
  blocks: 'Blocks',
  part: 'End the duel: both have fled',
} as const;

/** Returns the button that declares a threat. */
export const formatCall = (by: FactionId): string => `It has happened: threat of ${theFaction(by)}`;

/** Returns the button that withdraws a threat. */
export const formatWithdraw = (by: FactionId): string => `Withdraw the threat of ${theFaction(by)}`;

/** Returns the label of the value of a leader. */
export const formatWorthOf = (faction: FactionId): string => `Value of the leader of ${theFaction(faction)}`;

/** Returns the label of a backing. */
export const formatBackingOf = (faction: FactionId): string => `Backing of ${theFaction(faction)}`;
