/** Every edition, one line each; and what the page that opens a table asks of them. */
import { type EditionId, EDITIONS, type Layer, LAYERS } from '../table/editions.ts';
import { avalonHill } from './avalon-hill-1979.ts';
import type { Edition } from './edition.ts';
import { gf9 } from './gf9-2019.ts';

export const EDITION: Readonly<Record<EditionId, Edition>> = {
  'gf9-2019': gf9,
  'avalon-hill-1979': avalonHill,
};

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
