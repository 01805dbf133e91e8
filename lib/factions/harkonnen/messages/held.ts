/** What their captor reads of captured leaders at a glance. */
import type { LeaderId } from '../../../model/leaders.ts';
import { nameOfLeader } from '../../../messages/names.ts';
import { inRow } from '../../../messages/numbers.ts';
import type { HarkonnenMine } from '../contract.ts';

/** `Captured: Stilgar 7. Face down in the tanks: Caid 3.` */
export function sayYourCaptives(
  { held, faceDown }: NonNullable<HarkonnenMine['captives']>,
  strengthOf: (leader: LeaderId) => number,
): string {
  const say = (leaders: readonly LeaderId[]) =>
    inRow(leaders.map((leader) => `${nameOfLeader(leader)} ${strengthOf(leader)}`));
  const parts = [
    ...(held.length === 0 ? [] : [`Captured: ${say(held)}.`]),
    ...(faceDown.length === 0 ? [] : [`Face down in the tanks: ${say(faceDown)}.`]),
  ];
  return parts.length === 0 ? 'No leader is captured.' : parts.join(' ');
}
