'use client';
import { useMedia } from './use-media.ts';

/** Whether this person asked for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
