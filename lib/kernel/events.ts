/** What others ask of the machine, and read of its events. */
import type { GameEvent } from '../model/events.ts';
import type { TakeBackEvent } from '../model/machine.ts';
import type { TableChoices } from '../model/state.ts';

/** Open decisions are asked anew under new ids: no answer to what was asked before can count. */
export const epochRaised = (): Extract<TakeBackEvent, { readonly type: 'EpochRaised' }> => ({ type: 'EpochRaised' });

/** What was chosen for a table as it was opened; `null` of any other event. */
export const choicesIn = (event: GameEvent): TableChoices | null =>
  event.type === 'TableOpened' ? event.choices : null;
