/** Returns server time (ms) in the form of a wall clock: `09:04`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Returns server time (ms) with seconds, for several events in one minute: `09:04:35`. */
export const timeToTheSecond = (at: number): string => `${timeOfDay(at)}:${twoDigits(new Date(at).getSeconds())}`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
