/** Server time (ms) as the clock on the wall shows it: `21:04`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}
