'use client';
import { useSyncExternalStore } from 'react';

/**
 * Whether this part of a page listens: one that was sent as it looks stands there before its script has come. What is
 * chosen in it meanwhile would look chosen and be lost, so until then nothing can be.
 */
export const useIsAwake = (): boolean => useSyncExternalStore(neverChanges, awake, asleep);

const neverChanges = () => () => undefined;
const awake = () => true;
const asleep = () => false;
