/** The uses that a Karama may cancel, in words. */
import type { CancellableUse } from '../../model/windows.ts';
import { type Message, render } from '../message.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const ACTS = mergeByName<CancellableUse['kind'], Message<CancellableUse, null>>(MESSAGES, 'uses');

/** Returns a use inside a sentence: `Bene Gesserit’s command`. */
export const theUse = (use: CancellableUse): string => render(ACTS[use.kind], use, null);
