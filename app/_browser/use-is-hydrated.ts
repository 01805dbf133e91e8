'use client';
import { useSyncExternalStore } from 'react';

/**
 * Whether this part of a page is interactive yet. The page is visible before its script runs. Input in that time would
 * be lost, so the part is disabled until then.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, awake, asleep);

const neverChanges = () => () => undefined;
const awake = () => true;
const asleep = () => false;
