/** Buttons that make a number less or more, for who hears them. */

/** A button that takes one from a number: `One less: Spice`. */
export const sayOneLess = (label: string): string => `One less: ${label}`;

/** And one that adds one. */
export const sayOneMore = (label: string): string => `One more: ${label}`;

/** The same in a stepper: `One less, Stilgar`. */
export const sayStepLess = (label: string): string => `One less, ${label}`;

/** And one more. */
export const sayStepMore = (label: string): string => `One more, ${label}`;

/** What it was, where it differs. */
export const sayWas = (was: number): string => `was ${was}`;
