/** What small parts of many pages say, whoever shows them. */

/** The way to the first page. */
export const FIRST_PAGE = 'First page';

/** A button that closes a notice. */
export const CLOSE_NEWS = 'Close this news';

/** A button that takes one from a number: `One less: Spice`. */
export const sayOneLess = (label: string): string => `One less: ${label}`;

/** And one that adds one. */
export const sayOneMore = (label: string): string => `One more: ${label}`;

/** A button that takes out what was chosen. */
export const TAKE_OUT = 'Take out';

/** The same in a stepper: `One less, Stilgar`. */
export const sayStepLess = (label: string): string => `One less, ${label}`;

/** And one more. */
export const sayStepMore = (label: string): string => `One more, ${label}`;
