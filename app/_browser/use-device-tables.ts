'use client';
import { useSyncExternalStore } from 'react';
import { deviceTables, noTables, watchDevice, type DeviceTable } from './seat-tokens.ts';

/** Returns every table of this device, the latest first; no tables until the browser has been read. */
export const useDeviceTables = (): readonly DeviceTable[] => useSyncExternalStore(watchDevice, deviceTables, noTables);
