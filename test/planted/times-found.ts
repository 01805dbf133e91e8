/** Returns how often a text contains another text. */
export const timesFound = (text: string, part: string): number => text.split(part).length - 1;
