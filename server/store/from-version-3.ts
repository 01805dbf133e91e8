/**
 * Version 3 of the stored shapes, lifted: every game was played on the same board, with twenty forces to a faction and
 * all of its leaders, so that an opening did not say so.
 */
import { type FactionId, LEADER_IDS, ownerOf } from '#engine';

type Stored = Readonly<Record<string, unknown>>;

const STORM_START = 18;
const FORCES = 20;

/** The event in version 4. */
export function fromVersion3(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'TableOpened') return stored;
  const { specialForces, ...opened } = stored;
  const factions = namesIn(opened['seating']);
  return {
    ...opened,
    storm: STORM_START,
    forces: factions.map((faction) => ({ faction, count: FORCES, special: specialOf(specialForces, faction) })),
    leaders: LEADER_IDS.filter((leader) => factions.includes(ownerOf(leader))),
  };
}

const namesIn = (seating: unknown): readonly FactionId[] => listOf(seating).map(({ faction }) => faction as FactionId);

const specialOf = (specialForces: unknown, faction: FactionId): number =>
  Number(listOf(specialForces).find((own) => own['faction'] === faction)?.['special'] ?? 0);

const listOf = (value: unknown): readonly Stored[] => (Array.isArray(value) ? (value as readonly Stored[]) : []);
