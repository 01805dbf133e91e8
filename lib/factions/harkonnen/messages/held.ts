/** A short text about captured leaders for their captor. */
import type { LeaderId } from '../../../model/leaders.ts';
import { leaderName } from '../../../messages/names.ts';
import { formatRow } from '../../../messages/numbers.ts';
import type { HarkonnenOwnView } from '../contract.ts';

/** Returns the captives: `Captured: Stilgar 7. Face down in the tanks: Caid 3.` */
export function formatYourCaptives(
  { held, faceDown }: NonNullable<HarkonnenOwnView['captives']>,
  strengthOf: (leader: LeaderId) => number,
): string {
  const say = (leaders: readonly LeaderId[]) =>
    formatRow(leaders.map((leader) => `${leaderName(leader)} ${strengthOf(leader)}`));
  const parts = [
    ...(held.length === 0 ? [] : [`Captured: ${say(held)}.`]),
    ...(faceDown.length === 0 ? [] : [`Face down in the tanks: ${say(faceDown)}.`]),
  ];
  return parts.length === 0 ? 'No leader is captured.' : parts.join(' ');
}
