/** The Mentat and the Chromium that all test files of a run share. */
import { inject } from 'vitest';
import { chromium, type Browser } from 'playwright-core';

/** Returns the address of the shared Mentat. */
export const sharedMentatUrl = (): string => inject('mentatUrl');

/** Connects to the shared Chromium. Closing this connection closes what was opened by it, and nothing else. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('chromiumUrl'));
