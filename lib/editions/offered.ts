/** What each edition offers the host of a new table. */
import type { WhoPlays } from '../board/seats.ts';
import { type EditionId, EDITIONS, type Layer, LAYERS, type OptionId } from '../model/editions.ts';
import type { EditionValues } from '../powers/rules.ts';
import { base } from './base.ts';
import type { Edition } from './edition.ts';
import { EDITION } from './list.ts';

const ofEach = <Value>(ask: (edition: Edition) => Value): Readonly<Record<EditionId, Value>> =>
  Object.fromEntries(EDITIONS.map((id) => [id, ask(EDITION[id])])) as Record<EditionId, Value>;

/** The editions that a new table is offered. */
export const EDITIONS_OFFERED = EDITIONS.filter((id) => EDITION[id].isUnfinished !== true);

/** The modules that always belong to the game, by edition. */
export const MODULES_INCLUDED = ofEach(({ includes = [] }) => includes);

/** The options that a new table has until its host switches them off, by edition. */
export const OPTIONS_CHOSEN_FIRST = ofEach(({ chosenFirst = [] }) => chosenFirst);

/** The layers of each edition that Mentat plays. */
export const LAYERS_OF = ofEach(({ layers }): readonly Layer[] => LAYERS.filter((layer) => layer in layers));

/** Returns the options of an edition in this layer. Those of the table of alliances come first. */
export const optionsOf = (edition: EditionId, layer: Layer): readonly OptionId[] => [
  ...EDITION[edition].options,
  ...(EDITION[edition].layers[layer]?.options ?? []),
];

/** Whether such a table uses storm cards, if a faction that draws them plays. */
export const usesStormCards = (edition: EditionId, layer: Layer, options: readonly OptionId[]): boolean =>
  options.includes('weather') ||
  [EDITION[edition], EDITION[edition].layers[layer]].some(
    (diff) => diff?.grants?.some(({ is }) => is === 'fremen/see-storm') === true,
  );

/** The factions and places of each edition, the same in all its layers. */
export const WHO_PLAYS = ofEach(({ id }): WhoPlays => ({
  factions: valueIn(id, 'factions'),
  withoutCircle: valueIn(id, 'withoutCircle'),
  seats: valueIn(id, 'seats'),
}));

/** The maximum number of places around the board of any edition. */
export const MAX_PLACES = Math.max(...EDITIONS.map((id) => WHO_PLAYS[id].seats.places.length));

function valueIn<Value extends keyof EditionValues>(id: EditionId, value: Value): EditionValues[Value] {
  const { sets, over } = EDITION[id];
  return sets[value]?.is ?? (over === 'base' ? base[value] : valueIn(over, value));
}

/** Factions whose leaders the table types in. */
export const LEADERS_BY_TABLE = ofEach(({ id }) => valueIn(id, 'leadersByTable'));

/** Whether two players may have two factions each, by edition. */
export const TWO_FACTIONS_EACH = ofEach(({ twoFactionsEach }) => twoFactionsEach);

/** The factions that each rulebook recommends for two to five players; none if it recommends none. */
export const LINE_UPS = ofEach(({ lineUps }) => lineUps);
