/** Buttons that decrease or increase a number, for screen readers. */

/** Returns the label of the button that takes one from a number: `One less: Spice`. */
export const formatOneLess = (label: string): string => `One less: ${label}`;

/** The label of the button that adds one. */
export const formatOneMore = (label: string): string => `One more: ${label}`;

/** The label of the button that subtracts one, in a stepper: `One less, Stilgar`. */
export const formatStepLess = (label: string): string => `One less, ${label}`;

/** The label of the button that adds one, in a stepper. */
export const formatStepMore = (label: string): string => `One more, ${label}`;

/** The text of the former value, if it is different. */
export const formatWas = (was: number): string => `was ${was}`;
