/** The texts of small parts of many pages. */

/** The way to the first page. */
export const FIRST_PAGE = 'First page';

/** The label of the button that closes a notice. */
export const CLOSE_NEWS = 'Close this news';
