/** Choices of a table for the tests of secrets. Some secrets exist only with these choices. */
import { optionsOf, type TableChoices } from '#engine';

type Chosen = (choices: TableChoices) => TableChoices;
type Components = TableChoices['components'];

/** Returns choices with some components in the app; the others are cardboard. */
export const withComponents =
  (some: Partial<Components>): Chosen =>
  (choices) => ({ ...choices, components: { ...choices.components, ...some } });

/** The choices of the advanced game as it is printed. */
export const advanced2019: Chosen = (choices) => ({
  ...choices,
  edition: 'gf9-2019',
  layer: 'advanced',
  options: [],
});

/** Choices with randomness in the spice deck only. */
export const onlySpiceDeck: Chosen = (choices) => ({
  ...choices,
  layer: 'basic',
  options: choices.options.filter((option) => optionsOf(choices.edition, 'basic').includes(option)),
  components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'app' },
});
