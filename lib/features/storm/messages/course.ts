/** The state of a storm, and its effects. */
import type { ForceStack, Sector, SpiceOnBoard } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { StormControl, StormDial, StormStepId } from '../../../model/storm.ts';
import { theFaction } from '../../../messages/names.ts';
import {
  capitalize,
  formatRow,
  formatList,
  formatForces,
  formatSectors,
  formatSpice,
} from '../../../messages/numbers.ts';
import type { StormDialView } from '../contract.ts';

const STEP_TITLES: Record<StormStepId, string> = {
  weather: 'The storm gathers',
  dials: 'The storm is dialled',
  card: 'The number of the storm is turned over',
  atomics: 'The storm is about to move',
  moved: 'The storm has moved',
};

/** Returns the headline of a storm step. */
export const stormStepName = (step: StormStepId): string => STEP_TITLES[step];

/** Returns the line before the dials: `Atreides and the Emperor will dial it.` */
export const formatDialers = (dialers: readonly StormDialView[]): string =>
  capitalize(`${formatList(dialers.map(({ faction }) => theFaction(faction)))} will dial it.`);

/** Returns the text that says which dials are sealed: `Both wheels are sealed.` */
export function formatSealedDials(dialers: readonly StormDialView[]): string {
  const sealed = dialers.filter(({ dial }) => dial.state !== 'open').map(({ faction }) => faction);
  if (sealed.length === dialers.length) return 'Both wheels are sealed.';
  const [one] = sealed;
  if (one !== undefined) return `${capitalize(theFaction(one))} has sealed a wheel.`;
  return `${capitalize(formatList(dialers.map(({ faction }) => theFaction(faction))))} dial in secret.`;
}

/** Returns the dials and their sum: `Atreides 2, the Emperor 3: 5 sectors.` */
export const formatDials = (dials: readonly StormDial[], sectors: number): string =>
  capitalize(
    `${formatRow(dials.map(({ faction, dial }) => `${theFaction(faction)} ${dial}`))}: ${formatSectors(sectors)}.`,
  );

/** Returns the line about Weather Control: `The Guild plays Weather Control: 7 sectors.` */
export const formatControl = ({ by, sectors }: StormControl): string =>
  `${capitalize(theFaction(by))} plays Weather Control: ${formatSectors(sectors)}.`;

/** Returns the distance of a second Weather Control: `3 sectors on`, `2 sectors back`. */
export const formatTurned = (sectors: number): string =>
  sectors < 0 ? `${formatSectors(-sectors)} back` : `${formatSectors(sectors)} on`;

/** Returns the line about a second Weather Control: `The Guild plays a second Weather Control: 2 sectors back.` */
export const formatSecondControl = ({ by, sectors }: StormControl): string =>
  `${capitalize(theFaction(by))} plays a second Weather Control: ${formatTurned(sectors)}.`;

/** Returns the line about Family Atomics: `Fremen destroys the Shield Wall.` */
export const formatAtomics = (by: FactionId): string => `${capitalize(theFaction(by))} destroys the Shield Wall.`;

/**
 * Returns the text about the path of the storm: `5 sectors, from sector 4 to sector 9.`; or that the storm did not
 * move.
 */
export const formatStormPath = (from: Sector, to: Sector, sectors: number): string =>
  sectors === 0
    ? `The storm stays in sector ${to}.`
    : `${capitalize(formatSectors(sectors))}, from sector ${from} to sector ${to}.`;

/** Returns all losses in one sentence: `The storm takes 5 forces of the Guild, 2 of Harkonnen and 8 spice.` */
export function formatStormLosses(forces: readonly ForceStack[], spice: readonly SpiceOnBoard[]): string {
  const lost = spice.reduce((sum, { amount }) => sum + amount, 0);
  const taken = [...formatDead(forces), ...(lost === 0 ? [] : [formatSpice(lost)])];
  return taken.length === 0 ? 'The storm takes nothing.' : `The storm takes ${formatList(taken)}.`;
}

/** Returns the losses by faction: `5 forces of the Guild`, `2 of Harkonnen`. */
function formatDead(forces: readonly ForceStack[]): readonly string[] {
  const factions = [...new Set(forces.map(({ faction }) => faction))];
  return factions.map((faction, at) => {
    const dead = forces.filter((stack) => stack.faction === faction).reduce((sum, { count }) => sum + count, 0);
    return `${at === 0 ? formatForces(dead) : dead} of ${theFaction(faction)}`;
  });
}

/** Returns the first player: `Atreides is first player.` */
export const formatFirstPlayer = (faction: FactionId): string => `${capitalize(theFaction(faction))} is first player.`;

/** The state of a wheel before the reveal. */
export const DIAL_STANDS = { open: 'still dialling', sealed: 'sealed' } as const;
