/** A storm card whose number is known. */
import { formatSectors } from '../../../../messages/numbers.ts';
import type { StormCard } from '../contract.ts';

/** `The storm card says 4 sectors.` */
export const formatStormCard = (card: number): string => `The storm card says ${formatSectors(card)}.`;

/** For the faction that has drawn it: `The next storm moves 4 sectors.` */
export function formatNextStorm(card: StormCard): string {
  if (card === 'none') return 'No storm card lies face down.';
  if (card === 'unseen') return 'Nobody has seen the next storm card.';
  return card === 'untold' ? 'You have seen it, the app has not.' : `The next storm moves ${formatSectors(card)}.`;
}
