/** What a Karama may stop, in the words of the table. */
import type { CancellableUse } from '../../model/windows.ts';
import { type Say, said } from '../message.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';

const ACTS = merged<CancellableUse['kind'], Say<CancellableUse, null>>(WORDS, 'acts');

/** What may be stopped, inside a sentence: `Bene Gesserit’s command`. */
export const theUse = (use: CancellableUse): string => said(ACTS[use.kind], use, null);
