/** A number as it is printed: `5½` for five and a half, `½` for a half alone. Whole numbers and halves only. */
export function figure(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return String(value);
  return whole === 0 ? '½' : `${whole}½`;
}

/** A number as a screen reader says it: `5 and a half`. Whole numbers and halves only. */
export function spoken(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return String(value);
  return whole === 0 ? 'a half' : `${whole} and a half`;
}

/** A count with its noun: `1 force`, `8 forces`, `no forces`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`;
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** `1 force`, `8 forces`, `no forces`. */
export const sayForces = (count: number): string => counted(count, 'force');
/** `1 card`, `3 cards`, `no cards`. */
export const sayCards = (count: number): string => counted(count, 'card');
/** `6 spice`, `no spice`; spice has no plural. */
export const saySpice = (amount: number): string => counted(amount, 'spice', 'spice');

/** `4 sectors`, `1 sector`, `no sectors` */
export const saySectors = (sectors: number): string => counted(sectors, 'sector');

/** `Harkonnen`, `Harkonnen and the Emperor`, `Harkonnen, the Emperor and Fremen`. */
export function listed(items: readonly string[], joint = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The same sentence with a capital first letter. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The same sentence with a small first letter, to stand within another. */
export const withSmallFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Milliseconds as a clock shows them: `1:52`, `12:00`; an hour and more as minutes. Never negative. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds in words: `52 seconds`, `1 minute 52 seconds`, `4 minutes`. Never negative. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} ${rest === 1 ? 'second' : 'seconds'}`;
  const inMinutes = counted(minutes, 'minute');
  return rest === 0 ? inMinutes : `${inMinutes} ${counted(rest, 'second')}`;
}
