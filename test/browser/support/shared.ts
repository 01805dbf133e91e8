/** The Mentat and the Chromium that all test files of a run share. */
import { inject } from 'vitest';
import { chromium, type Browser } from 'playwright-core';

/** Returns the address of the shared Mentat. */
export const sharedMentatUrl = (): string => inject('mentatUrl');

/** Connects to the shared Chromium. When this connection closes, only the pages that it opened close. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('chromiumUrl'));
