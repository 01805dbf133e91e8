/** The line about the own dueling cards, under the cover of a waiting phone. */
import type { DuelingCard } from '../../../../model/dueling.ts';
import { duelingCardName } from './cards.ts';

/** Returns the names of the own dueling cards. */
export const formatHeldCards = (cards: readonly DuelingCard[]): string =>
  cards.length === 0 ? 'no dueling card' : `dueling cards: ${cards.map(duelingCardName).join(' · ')}`;
