/** What a Karama may stop, in the words of the table. */
import type { CancellableUse } from '../../model/windows.ts';
import { type Message, render } from '../message.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const ACTS = mergeByName<CancellableUse['kind'], Message<CancellableUse, null>>(MESSAGES, 'uses');

/** What may be stopped, inside a sentence: `Bene Gesserit’s command`. */
export const theUse = (use: CancellableUse): string => render(ACTS[use.kind], use, null);
