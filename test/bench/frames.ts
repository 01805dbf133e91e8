/** The bytes for an audience. */
import type { View } from '#engine';
import type { Looker, Size } from './report.ts';
import { ascending, quantile } from './spread.ts';

/** A packet of Socket.IO: type "event" in a message of Engine.IO. */
export const frameSize = (view: View, serverTime: number): number =>
  Buffer.byteLength(`42${JSON.stringify(['frame', { version: serverTime, view, serverTime }])}`);

export const lookerOf = ({ audience }: View): Looker =>
  audience === 'table' || audience === 'moderator' ? audience : 'seat';

export function sizeOf(values: readonly number[]): Size {
  const sorted = ascending(values);
  return { min: quantile(sorted, 0), median: quantile(sorted, 0.5), max: quantile(sorted, 1) };
}

export function recordOf<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}
