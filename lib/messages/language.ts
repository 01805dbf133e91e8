/**
 * The language of everything people read, as the platform's `Intl` knows it: the one place that says so. How it lists,
 * counts and writes numbers follows from it; whoever brings another language sets it here and writes its words.
 */
export const LANGUAGE = 'en-GB';
