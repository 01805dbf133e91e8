import { isInStorm, type NoMoveTo, type Place, type SeatView } from '#client';
import type { Group } from './groups.ts';
import { distanceTo, rangeFrom, type Moving } from './move-choice.ts';
import { fightersIn, isRestrictedFor, restrictedFor } from './no-shipment-to.ts';

/** Returns why a group cannot reach a place. The reason is public. */
export function whyNoMoveTo(moving: Moving, group: Group, place: Place, view: SeatView): NoMoveTo {
  const { storm } = view.table;
  const { full, allied } = moving.asks;
  if (isRestrictedFor(view, place)) return { because: 'restricted', place };
  if (isInStorm(place, storm)) return { because: 'storm', place };
  if (full.includes(place.territory)) return { because: 'full', place };
  if (allied.includes(place.territory)) return { because: 'ally', place, ally: fightersIn(view, place).ally };
  const free = group.filter((stack) => !isInStorm(stack, storm));
  if (free.length === 0) return { because: 'own-storm', place };
  const range = Math.max(...free.map((stack) => rangeFrom(moving.asks, stack)));
  const far = free.flatMap((stack) => distanceTo(moving, stack, place, storm) ?? []);
  return far.length === 0
    ? { because: 'closed', place, restricted: restrictedFor(view) }
    : { because: 'too-far', place, away: Math.min(...far), range };
}
