/** What others ask of the machine, and read of its events. */
import type { GameEvent } from '../model/events.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { TakeBackEvent } from '../model/machine.ts';
import type { UndoEvent } from '../model/machine/undo.ts';
import type { TableChoices } from '../model/choices.ts';
import type { GameState } from '../model/state.ts';
import type { UndoCause, Use } from '../model/uses.ts';

/** An owner tells a secret. */
export const SECRET_DECLARED = 'SecretDeclared';

/** Open decisions are asked anew under new ids: no answer to what was asked before can count. */
export const epochRaised = (): Extract<TakeBackEvent, { readonly type: 'EpochRaised' }> => ({ type: 'EpochRaised' });

/** The events of a use, in its bracket; none where it has none. */
export const useOf = (state: GameState, made: Omit<Use, 'use'>, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.length === 0
    ? []
    : [{ type: 'UseBegan', use: `u${state.nextUse}`, events: events.length, ...made }, ...events];

/** A use is undone. `without` where it stays, and goes without this power. */
export const useUndone = (
  { use }: Pick<Use, 'use'>,
  because: UndoCause,
  without: AdvantageId | null = null,
): Extract<UndoEvent, { readonly type: 'UseUndone' }> => ({ type: 'UseUndone', use, because, without });

/** What was chosen for a table as it was opened; `null` of any other event. */
export const choicesIn = (event: GameEvent): TableChoices | null =>
  event.type === 'TableOpened' ? event.choices : null;
