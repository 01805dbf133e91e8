/** What each edition offers to whoever opens a table. */
import { type EditionId, EDITIONS, type Layer, LAYERS } from '../table/editions.ts';
import type { Edition } from './edition.ts';
import { EDITION } from './list.ts';

const ofEach = <Value>(ask: (edition: Edition) => Value): Readonly<Record<EditionId, Value>> =>
  Object.fromEntries(EDITIONS.map((id) => [id, ask(EDITION[id])])) as Record<EditionId, Value>;

/** The layers of each edition that Mentat plays. */
export const LAYERS_OF = ofEach(({ layers }): readonly Layer[] => LAYERS.filter((layer) => layer in layers));

/** What each edition leaves to the table. */
export const OPTIONS_OF = ofEach(({ options }) => options);

/** Whether two people may play two factions each. */
export const TWO_FACTIONS_EACH = ofEach(({ twoFactionsEach }) => twoFactionsEach);

/** Factions that the rulebook advises for so many people, from two to five; none where it is silent. */
export const LINE_UPS = ofEach(({ lineUps }) => lineUps);
