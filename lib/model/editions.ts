/** The rulebooks Mentat knows so far. A table's log stores the id and the choices, never the resolved rules. */
export const EDITIONS = ['gf9-2019', 'avalon-hill-1979'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** How much of an edition is played. */
export const LAYERS = ['basic'] as const;
export type Layer = (typeof LAYERS)[number];

/** Choices a table may make on top of its edition; each names the ruling or rule point it switches. */
export const OPTIONS = ['voluntary-no-leader', 'plan-may-change-after-prescience'] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Whether Mentat holds a component (shuffles, deals) or the cardboard does (people tell it what they hold). */
export type Keeper = 'app' | 'cardboard';
/** Who keeps which decks at this table. */
export interface Components {
  readonly treachery: Keeper;
  readonly traitors: Keeper;
}
