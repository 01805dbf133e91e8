/** The number of times that a text contains another. */
export const timesFound = (text: string, part: string): number => text.split(part).length - 1;
