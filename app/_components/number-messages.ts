/** Buttons that decrease or increase a number, for screen readers. */

/** A button that takes one from a number: `One less: Spice`. */
export const formatOneLess = (label: string): string => `One less: ${label}`;

/** And one that adds one. */
export const formatOneMore = (label: string): string => `One more: ${label}`;

/** The same in a stepper: `One less, Stilgar`. */
export const formatStepLess = (label: string): string => `One less, ${label}`;

/** And one more. */
export const formatStepMore = (label: string): string => `One more, ${label}`;

/** The former value, if it differs. */
export const formatWas = (was: number): string => `was ${was}`;
