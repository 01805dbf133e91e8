'use client';
import { useSyncExternalStore } from 'react';
import { deviceTables, noTables, watchDevice, type DeviceTable } from './seat-tokens.ts';

/** Every table this device sits at, the latest first; none until the browser has been asked. */
export const useDeviceTables = (): readonly DeviceTable[] => useSyncExternalStore(watchDevice, deviceTables, noTables);
