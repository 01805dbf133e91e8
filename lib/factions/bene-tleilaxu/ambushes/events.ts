/** The event with which traps and attacks begin an ambush. */
import type { EventOf } from '../../../model/events.ts';
import type { PlayedCard } from '../../../model/treachery-cards.ts';
import type { Ambush } from './contract.ts';

/** Creates the event that a card attacks a leader. The card of a trap is `laid`: it lies beside the territory. */
export const ambushBegan = (ambush: Ambush, card: PlayedCard | 'laid' | null): EventOf<'AmbushBegan'> => ({
  type: 'AmbushBegan',
  ...ambush,
  card,
});
