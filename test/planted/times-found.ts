/** How often a text contains another. */
export const timesFound = (text: string, part: string): number => text.split(part).length - 1;
