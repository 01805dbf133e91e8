/**
 * The language of everything people read, by its name in the platform's `Intl`. Only this place names it. Lists, counts
 * and numbers follow from it. To bring another language, set it here and write its words.
 */
export const LANGUAGE = 'en-GB';
