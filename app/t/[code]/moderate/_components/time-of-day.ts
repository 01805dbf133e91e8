/** Server time (ms) as the clock on the wall shows it: `21:04`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${twoDigits(date.getMinutes())}`;
}

/** The same where several things happen in one minute: `21:04:35`. */
export const timeToTheSecond = (at: number): string => `${timeOfDay(at)}:${twoDigits(new Date(at).getSeconds())}`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
