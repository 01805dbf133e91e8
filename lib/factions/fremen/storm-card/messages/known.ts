/** A storm card whose number is known. */
import type { EditionId } from '../../../../model/editions.ts';
import { formatSectors } from '../../../../messages/numbers.ts';
import { weatherWords } from '../../../../messages/weather.ts';
import type { StormCard } from '../contract.ts';

/** Returns a storm card whose number is known: `The storm card says 4 sectors.` */
export const formatStormCard = (card: number, edition: EditionId): string =>
  `The ${weatherWords(edition).one} says ${formatSectors(card)}.`;

/** Returns the storm card for the faction that has drawn it: `The next storm moves 4 sectors.` */
export function formatNextStorm(card: StormCard): string {
  if (card === 'none') return 'The number of the next storm is not drawn.';
  if (card === 'unseen') return 'Nobody has seen the number of the next storm.';
  return card === 'untold' ? 'You have seen it, but Mentat has not.' : `The next storm moves ${formatSectors(card)}.`;
}
