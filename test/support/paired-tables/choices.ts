/** What tables must choose so that there is a secret at all. */
import { optionsOf, type TableChoices } from '#engine';

type Chosen = (choices: TableChoices) => TableChoices;
type Components = TableChoices['components'];

/** Some cards and discs are in the app, or of cardboard. */
export const withComponents =
  (some: Partial<Components>): Chosen =>
  (choices) => ({ ...choices, components: { ...choices.components, ...some } });

/** The advanced game as it is printed. */
export const advanced2019: Chosen = (choices) => ({
  ...choices,
  edition: 'gf9-2019',
  layer: 'advanced',
  options: [],
});

/** Nothing but the spice deck is left to chance. */
export const onlySpiceDeck: Chosen = (choices) => ({
  ...choices,
  layer: 'basic',
  options: choices.options.filter((option) => optionsOf(choices.edition, 'basic').includes(option)),
  components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'app' },
});
