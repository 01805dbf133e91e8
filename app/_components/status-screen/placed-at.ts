import type { CSSProperties } from 'react';

/** Passes a place, in u, to a style sheet as `--x` and `--y`. */
export const placedAt = (x: number, y: number): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;
