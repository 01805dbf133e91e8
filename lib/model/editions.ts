import type { OfModules } from './modules.ts';

/** The rulebooks Mentat knows so far. A table's log stores the id and the choices, never the resolved rules. */
export const EDITIONS = ['gf9-2019', 'avalon-hill-1979'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** How much of an edition is played. */
export const LAYERS = ['basic', 'advanced'] as const;
export type Layer = (typeof LAYERS)[number];

/** Choices a table may make on top of its edition; each names the ruling or rule point it switches. */
export const OPTIONS = [
  'voluntary-no-leader',
  'plan-may-change-after-prescience',
  'alliances-of-two-win-with-three',
  'alliances-of-three-win-with-four',
  'alliances-of-three-win-with-three',
  'alliances-of-any-size-win-with-three',
  'bribes-from-the-next-mentat-pause',
  'allies-may-deal',
  'cards-of-later-printings',
  'advisors-wait-after-battles',
  'everybody-keeps-card-records',
  'atreides-keeps-card-records',
  'guild-gets-its-own-share-back',
  'full-hands-are-out-for-the-round',
  'karama-cancels-fremen-reserves',
  'karama-cancels-the-storm-card',
  'no-advisors-beside-allies',
  'advisors-under-the-storm-stay',
  'leader-of-the-caller-is-free',
  'emperors-own-share-goes-to-the-bank',
  'karama-cancels-special-forces-all-phase',
  'moves-within-a-territory',
  'contested-strongholds-count',
  'shield-wall-counts-from-the-fourth-worm',
  'weather',
  'special-karama',
  'no-alliances',
  'one-stronghold-more',
  'shield-wall-counts',
  'increased-spice-flow',
] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Rows of the table of alliances besides the default one; at most one of them is chosen. */
export const ALLIANCE_OPTIONS = [
  'alliances-of-two-win-with-three',
  'alliances-of-three-win-with-four',
  'alliances-of-three-win-with-three',
  'alliances-of-any-size-win-with-three',
] as const satisfies readonly OptionId[];
export type AllianceOption = (typeof ALLIANCE_OPTIONS)[number];

/** Whether this option is a row of the table of alliances. */
export const isAllianceOption = (option: OptionId): option is AllianceOption =>
  ALLIANCE_OPTIONS.some((row) => row === option);

/** Rules that a rulebook itself prints as optional, each to be chosen alone. */
const OPTIONAL_RULES: readonly OptionId[] = [
  'weather',
  'special-karama',
  'no-alliances',
  'one-stronghold-more',
  'shield-wall-counts',
  'increased-spice-flow',
];

/** Whether the rulebook prints this option as an optional rule of its own; any other departs from the book. */
export const isOptionalRule = (option: OptionId): boolean => OPTIONAL_RULES.includes(option);

/** Whether Mentat holds a component (shuffles, deals) or the cardboard does (people tell it what they hold). */
export type DeckKeeper = 'app' | 'cardboard';
/** Who keeps which decks at this table; a deck of a module that is not named is of cardboard. */
export type Components = PrintedComponents & MaybeFor<OfModules<'decks'>, DeckKeeper>;
type MaybeFor<Names extends string, Value> = { readonly [Name in Names]?: Value };

interface PrintedComponents {
  readonly treachery: DeckKeeper;
  readonly traitors: DeckKeeper;
  /** The cards that steer the storm, where they are used. */
  readonly stormCards: DeckKeeper;
  /** The cards that tell where spice blows and worms come. */
  readonly spiceDeck: DeckKeeper;
}
