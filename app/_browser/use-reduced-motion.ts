'use client';
import { useMedia } from './use-media.ts';

/** Whether the reader prefers less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
