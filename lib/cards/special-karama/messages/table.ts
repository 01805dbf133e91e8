/** Special Karama powers on the table's page of a phone. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';

export const SPECIAL_KARAMA_AT_TABLE = { title: 'Special Karama powers' } as const;

/**
 * Returns the text that says which of these factions have used their special Karama power: `Used: Emperor. Not used
 * yet: Guild.`
 */
export function formatKaramaPowers(powers: readonly { readonly faction: FactionId; readonly used: boolean }[]): string {
  const ofThose = (says: string, used: boolean): readonly string[] => {
    const those = powers.filter((power) => power.used === used);
    return those.length === 0 ? [] : [`${says}: ${formatList(those.map(({ faction }) => factionName(faction)))}.`];
  };
  return [...ofThose('Used', true), ...ofThose('Not used yet', false)].join(' ');
}
