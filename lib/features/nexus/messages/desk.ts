/** The texts of a nexus at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, formatForces } from '../../../messages/numbers.ts';

export const NEXUS_RUNS = 'Nexus';
export const END_NEXUS = 'End the nexus for all';
/** The label of the button that sets the end two minutes from now. The button works with or without a time limit. */
export const TWO_MORE_MINUTES = 'Two more minutes';
export const NO_CLOCK = 'Talk without a time limit';
export const WORM_CAME = 'Did Shai-Hulud come?';
export const WORM_ON_THE_BOARD =
  'Then the game pauses. Players make and break alliances on their phones, and nobody sees the offers of others.';
export const BEGIN_NEXUS = 'Begin a nexus';

/** The title of the places that allies share, during movement. */
export const SHARED = 'Allies in one place';
/** Returns the line about a place that allies share. */
export const formatShared = (members: readonly FactionId[], place: string): string =>
  `${capitalize(formatList(members.map(theFaction)))} have forces in ${place}. If the first of them to move stays there, the next must leave, and loses all forces that stay.`;
/** Returns the label of the button that sends the forces of the second ally to the tanks. */
export const formatTakeOff = (faction: FactionId, forces: number): string =>
  `${capitalize(theFaction(faction))} stayed: ${formatForces(forces)} to the tanks`;

/** Returns the line about the factions that still talk. */
export function formatEnough(enough: readonly FactionId[], order: readonly FactionId[]): string {
  const talking = order.filter((faction) => !enough.includes(faction));
  const which = talking.length === order.length ? 'Everybody' : capitalize(formatList(talking.map(theFaction)));
  return `${which} still ${talking.length === 1 || talking.length === order.length ? 'talks' : 'talk'}. It ends when all have talked enough.`;
}
