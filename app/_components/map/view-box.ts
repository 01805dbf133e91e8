import type { Point } from './geometry.ts';

/** The bounds of the drawing with its sector numbers and player circles. */
const FRAME_START = -8;
const FRAME_SIZE = 1016;
export const NEAREST = 6;

/** The visible part of the drawing: `zoom` 1 is all of it, around `middle`. */
export interface Window {
  readonly zoom: number;
  readonly middle: Point;
}

export const WHOLE: Window = { zoom: 1, middle: [500, 500] };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps the zoom between the whole planet and the maximum, and the frame filled. */
export function bounded({ zoom, middle: [x, y] }: Window): Window {
  const kept = clamp(zoom, 1, NEAREST);
  const half = FRAME_SIZE / kept / 2;
  const inside = (value: number) => clamp(value, FRAME_START + half, FRAME_START + FRAME_SIZE - half);
  return { zoom: kept, middle: [inside(x), inside(y)] };
}

/** Zooms by `factor`. The point at `anchor` (0 to 1 across and down the picture) stays at its place. */
export function zoomed(from: Window, factor: number, anchor: Point = [0.5, 0.5]): Window {
  const zoom = clamp(from.zoom * factor, 1, NEAREST);
  const shift = FRAME_SIZE / from.zoom - FRAME_SIZE / zoom;
  const move = (middle: number, at: number) => middle + (at - 0.5) * shift;
  return bounded({ zoom, middle: [move(from.middle[0], anchor[0]), move(from.middle[1], anchor[1])] });
}

/** Moves the picture with a finger: `dx` and `dy` are parts of the picture's width and height. */
export const panned = (from: Window, dx: number, dy: number): Window =>
  bounded({
    zoom: from.zoom,
    middle: [from.middle[0] - (dx * FRAME_SIZE) / from.zoom, from.middle[1] - (dy * FRAME_SIZE) / from.zoom],
  });

/** Moves a point to the middle, with a zoom of at least `zoom`. */
export const lookingAt = (from: Window, point: Point, zoom: number): Window =>
  bounded({ zoom: Math.max(from.zoom, zoom), middle: point });

/** Whether a point of the drawing is in the picture, and not at its very edge. */
export function isSeen({ zoom, middle }: Window, [x, y]: Point): boolean {
  const reach = (FRAME_SIZE / zoom / 2) * 0.9;
  return Math.abs(x - middle[0]) <= reach && Math.abs(y - middle[1]) <= reach;
}

export function viewBoxOf({ zoom, middle: [x, y] }: Window): string {
  const size = FRAME_SIZE / zoom;
  return [x - size / 2, y - size / 2, size, size].map((value) => value.toFixed(1)).join(' ');
}
