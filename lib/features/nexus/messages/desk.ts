/** The nexus at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, formatForces } from '../../../messages/numbers.ts';

export const NEXUS_RUNS = 'Nexus';
export const END_NEXUS = 'End the nexus for all';
/** This many minutes from now, with or without a clock. */
export const TWO_MORE_MINUTES = 'Two more minutes';
export const NO_CLOCK = 'Talk without a clock';
export const WORM_CAME = 'Did Shai-Hulud come?';
export const WORM_ON_THE_BOARD =
  'Then play stops: alliances are made and broken on the phones, where nobody sees what others offer.';
export const BEGIN_NEXUS = 'Begin a nexus';

/** Next to a place that allies share, during movement. */
export const SHARED = 'Allies in one place';
export const formatShared = (members: readonly FactionId[], place: string): string =>
  `${capitalize(formatList(members.map(theFaction)))} stand in ${place}. The first of them that moves leaves it, or the next does and loses what stays.`;
export const formatTakeOff = (faction: FactionId, forces: number): string =>
  `${capitalize(theFaction(faction))} stayed: ${formatForces(forces)} to the tanks`;

/** The factions that still talk. */
export function formatEnough(enough: readonly FactionId[], order: readonly FactionId[]): string {
  const talking = order.filter((faction) => !enough.includes(faction));
  const which = talking.length === order.length ? 'Everybody' : capitalize(formatList(talking.map(theFaction)));
  return `${which} still ${talking.length === 1 || talking.length === order.length ? 'talks' : 'talk'}. It ends when all have talked enough.`;
}
