/** What each edition offers to whoever opens a table. */
import type { WhoPlays } from '../board/seats.ts';
import { type EditionId, EDITIONS, type Layer, LAYERS, type OptionId } from '../model/editions.ts';
import type { EditionValues } from '../powers/rules.ts';
import { base } from './base.ts';
import type { Edition } from './edition.ts';
import { EDITION } from './list.ts';

const ofEach = <Value>(ask: (edition: Edition) => Value): Readonly<Record<EditionId, Value>> =>
  Object.fromEntries(EDITIONS.map((id) => [id, ask(EDITION[id])])) as Record<EditionId, Value>;

/** The layers of each edition that Mentat plays. */
export const LAYERS_OF = ofEach(({ layers }): readonly Layer[] => LAYERS.filter((layer) => layer in layers));

/** What an edition leaves to the table in this layer; the table of alliances first. */
export const optionsOf = (edition: EditionId, layer: Layer): readonly OptionId[] => [
  ...EDITION[edition].options,
  ...(EDITION[edition].layers[layer]?.options ?? []),
];

/** Whether storm cards are drawn at such a table, where those are in play who draw them. */
export const usesStormCards = (edition: EditionId, layer: Layer, options: readonly OptionId[]): boolean =>
  options.includes('weather') ||
  EDITION[edition].layers[layer]?.grants?.some(({ is }) => is === 'fremen/see-storm') === true;

/** Who can play each edition, and where they sit: the same in all its layers. */
export const WHO_PLAYS = ofEach(({ id }): WhoPlays => ({
  factions: valueIn(id, 'factions'),
  withoutCircle: valueIn(id, 'withoutCircle'),
  seats: valueIn(id, 'seats'),
}));

function valueIn<Value extends keyof EditionValues>(id: EditionId, value: Value): EditionValues[Value] {
  const { sets, over } = EDITION[id];
  return sets[value]?.is ?? (over === 'base' ? base[value] : valueIn(over, value));
}

/** Whether two people may play two factions each. */
export const TWO_FACTIONS_EACH = ofEach(({ twoFactionsEach }) => twoFactionsEach);

/** Factions that the rulebook advises for so many people, from two to five; none where it is silent. */
export const LINE_UPS = ofEach(({ lineUps }) => lineUps);
