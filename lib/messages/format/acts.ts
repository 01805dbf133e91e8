/** What a Karama may stop, in the words of the table. */
import type { CancellableAct } from '../../model/windows.ts';
import { type Say, said } from '../message.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';

const ACTS = merged<CancellableAct['kind'], Say<CancellableAct, null>>(WORDS, 'acts');

/** What may be stopped, inside a sentence: `Bene Gesserit’s command`. */
export const theAct = (act: CancellableAct): string => said(ACTS[act.kind], act, null);
