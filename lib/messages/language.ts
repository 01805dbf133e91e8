/**
 * The language of all texts, by the name that the platform's `Intl` uses. Only this file names the language. Lists,
 * plurals and numbers follow from it. To translate Mentat, set the language here and translate the messages.
 */
export const LANGUAGE = 'en-GB';
