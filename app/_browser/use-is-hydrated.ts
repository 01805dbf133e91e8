'use client';
import { useSyncExternalStore } from 'react';

/**
 * Whether this part of a page listens yet: a page can be seen before its script has come. What is chosen or typed in it
 * meanwhile would seem to be taken and be lost, so until then nothing can be.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, awake, asleep);

const neverChanges = () => () => undefined;
const awake = () => true;
const asleep = () => false;
