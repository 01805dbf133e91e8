/** Captured leaders on the table's page of a phone: the numbers that everybody knows. */
import { capitalize, formatCount, formatList } from '../../../messages/numbers.ts';
import { theFaction } from '../../../messages/names.ts';
import type { CaptivesView } from '../contract.ts';

export const CAPTIVES_AT_TABLE = { title: 'Captured leaders' } as const;

/** Returns the numbers of captives: `Harkonnen holds 1 leader of Atreides and has put 1 leader … face down …`. */
export function formatCaptives({ captor, owner, held, faceDown }: CaptivesView): string {
  const of = theFaction(owner);
  const parts = [
    ...(held === 0 ? [] : [`holds ${formatCount(held, 'leader')} of ${of}`]),
    ...(faceDown === 0 ? [] : [`has put ${formatCount(faceDown, 'leader')} of ${of} face down into the tanks`]),
  ];
  return `${capitalize(theFaction(captor))} ${formatList(parts)}.`;
}
