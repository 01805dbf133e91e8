import type { OfModules } from './modules.ts';

/** The rulebooks that Mentat knows. A table's log stores the id and the choices, never the assembled rules. */
export const EDITIONS = ['gf9-2019', 'avalon-hill-1979', 'nine-faction', 'dune-squad', 'grand-dune'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The layers of an edition. */
export const LAYERS = ['basic', 'advanced'] as const;
export type Layer = (typeof LAYERS)[number];

/** The options of a table on top of its edition. Each option switches one ruling or rule. */
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
  'additional-advantages',
  'weather',
  'special-karama',
  'no-alliances',
  'one-stronghold-more',
  'shield-wall-counts',
  'increased-spice-flow',
  'cards-of-spice-harvest',
  'cards-of-the-duel',
  'cards-left-out-of-the-compendium',
  'alliances-of-two-at-most',
  'false-wall-east-sietches',
  'harg-pass-sietches',
  'two-spice-decks',
  'main-characters',
  'main-characters-of-ten',
  'chart-of-the-compendium',
  'fremen-pay-bene-tleilaxu-without-kynes',
  'paul-is-safe-from-stone-burners',
  'one-dueling-deck',
  'two-weather-controls',
  'three-strongholds-agreed',
  'alliances-agreed',
  'no-turn-limit',
  'four-strongholds-for-everybody',
  'alliances-of-three-at-most',
  'three-others-in-a-stronghold',
  'ship-then-move',
  'victory-before-collection',
] as const;
export type OptionId = (typeof OPTIONS)[number];

/** The rows of the table of alliances, except the default. A table chooses at most one. */
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

/** Rules that a rulebook itself prints as optional. A table chooses each of them separately. */
const OPTIONAL_RULES: readonly OptionId[] = [
  'additional-advantages',
  'weather',
  'special-karama',
  'no-alliances',
  'one-stronghold-more',
  'shield-wall-counts',
  'increased-spice-flow',
  'alliances-of-two-at-most',
  'false-wall-east-sietches',
  'harg-pass-sietches',
  'two-spice-decks',
  'main-characters',
  'main-characters-of-ten',
  'paul-is-safe-from-stone-burners',
  'one-dueling-deck',
  'three-strongholds-agreed',
  'alliances-agreed',
  'no-turn-limit',
  'two-weather-controls',
];

/** Whether the rulebook prints this option as an optional rule. All other options are house rules. */
export const isOptionalRule = (option: OptionId): boolean => OPTIONAL_RULES.includes(option);

/**
 * The keeper of a component: Mentat, which shuffles and deals the component, or the players, who enter what they hold.
 */
export type DeckKeeper = 'app' | 'cardboard';
/** The keeper of each deck at this table. If a deck of a module is not listed, the players keep it. */
export type Components = PrintedComponents & MaybeFor<OfModules<'decks'>, DeckKeeper>;
type MaybeFor<Names extends string, Value> = { readonly [Name in Names]?: Value };

interface PrintedComponents {
  readonly treachery: DeckKeeper;
  readonly traitors: DeckKeeper;
  /** Who keeps the cards that move the storm, if the edition uses such cards. */
  readonly stormCards: DeckKeeper;
  /** The cards that place spice blows and worms. */
  readonly spiceDeck: DeckKeeper;
}
