/** The options of tables: which of them take effect, and which an edition offers. */
import type { EditionId, Layer, OptionId } from '../model/editions.ts';
import { optionsOf } from './offered.ts';
import { ALLIANCE_CHOICES } from './options/alliances.ts';
import { CARD_CHOICES } from './options/cards.ts';
import { POWER_CHOICES } from './options/powers.ts';
import type { TableOption } from './options/table-option.ts';
import { TURN_CHOICES } from './options/turn.ts';
import { VICTORY_CHOICES } from './options/victory.ts';

const OPTION_DIFFS: Readonly<Record<OptionId, TableOption>> = {
  ...ALLIANCE_CHOICES,
  ...CARD_CHOICES,
  ...POWER_CHOICES,
  ...TURN_CHOICES,
  ...VICTORY_CHOICES,
};

/** Returns the options that take effect: all except those that another chosen option outranks. */
export const inEffect = (options: readonly OptionId[]): readonly TableOption[] => {
  const outranked = options.flatMap((option) => OPTION_DIFFS[option].outranks ?? []);
  return options.filter((option) => !outranked.includes(option)).map((option) => OPTION_DIFFS[option]);
};

/** Whether this edition offers the option in this layer. */
export const isOffered = (option: OptionId, edition: EditionId, layer: Layer): boolean =>
  optionsOf(edition, layer).some((offered) => offered === option);

/** Returns two of these options that contradict each other, or `null`. */
export function optionsApart(options: readonly OptionId[]): readonly [OptionId, OptionId] | null {
  for (const one of options) {
    const other = options.find((option) => OPTION_DIFFS[one].excludes?.includes(option));
    if (other !== undefined) return [one, other];
  }
  return null;
}
