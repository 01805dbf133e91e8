/**
 * The button to letters, and the title of letters on screen and phone. It has a file of its own, because every phone
 * loads it with the first page.
 */
export const LETTERS = 'Sealed letters';
