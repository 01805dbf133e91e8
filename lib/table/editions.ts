import type { FactionId } from './factions.ts';

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

/** The layers of each edition that Mentat plays. */
export const LAYERS_OF: Readonly<Record<EditionId, readonly Layer[]>> = {
  'gf9-2019': ['basic', 'advanced'],
  'avalon-hill-1979': ['basic'],
};

/** What each edition leaves to the table. */
export const OPTIONS_OF: Readonly<Record<EditionId, readonly OptionId[]>> = {
  'gf9-2019': ALLIANCE_OPTIONS,
  'avalon-hill-1979': ['voluntary-no-leader', 'plan-may-change-after-prescience'],
};

/** Whether two people may play two factions each: said by the 2019 edition alone. */
export const TWO_FACTIONS_EACH: Readonly<Record<EditionId, boolean>> = {
  'gf9-2019': true,
  'avalon-hill-1979': false,
};

/** Factions that the rulebook advises for so many people, from two to five; none where it is silent. */
export const LINE_UPS: Readonly<Record<EditionId, readonly (readonly FactionId[])[]>> = {
  // "Two & three player games", "Four & Five player games".
  'gf9-2019': [
    ['atreides', 'harkonnen'],
    ['atreides', 'harkonnen', 'fremen'],
    ['atreides', 'emperor', 'fremen', 'harkonnen'],
    ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
  ],
  'avalon-hill-1979': [],
};

/** Whether Mentat holds a component (shuffles, deals) or the cardboard does (people tell it what they hold). */
export type Keeper = 'app' | 'cardboard';
/** Who keeps which decks at this table. */
export interface Components {
  readonly treachery: Keeper;
  readonly traitors: Keeper;
  /** The cards that steer the storm, where they are used. */
  readonly stormCards: Keeper;
}
