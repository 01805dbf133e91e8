/** What features ask of the machine. */
import type { TakeBackEvent } from '../table/machine.ts';

/** Open decisions are asked anew under new ids: no answer to what was asked before can count. */
export const askedAnew = (): Extract<TakeBackEvent, { readonly type: 'EpochRaised' }> => ({ type: 'EpochRaised' });
