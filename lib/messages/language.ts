/**
 * The language of all texts, by its name in the platform's `Intl`. Only this file names it. Lists, plurals and numbers
 * follow from it. To translate Mentat, set the language here and translate the messages.
 */
export const LANGUAGE = 'en-GB';
