/** Event creators and event types of the kernel, for features. */
import type { UseId } from '../model/use-id.ts';
import type { GameEvent } from '../model/events.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { TakeBackEvent } from '../model/machine.ts';
import type { UndoEvent } from '../model/machine/undo.ts';
import type { TableChoices } from '../model/choices.ts';
import type { GameState } from '../model/state.ts';
import type { UndoCause, Use } from '../model/uses.ts';

/** The type of the event when an owner declares a secret. */
export const SECRET_DECLARED = 'SecretDeclared';
/** The event type when the moderator sets a public fact. */
export const FACT_CORRECTED = 'FactCorrected';

/** Creates the event that reopens all prompts under new ids, so that the kernel refuses answers to the old ones. */
export const epochRaised = (): Extract<TakeBackEvent, { readonly type: 'EpochRaised' }> => ({ type: 'EpochRaised' });

/** Returns the events of a use in their bracket. Returns none if the use has no events. */
export const useOf = (state: GameState, made: Omit<Use, 'use'>, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.length === 0
    ? []
    : [{ type: 'UseBegan', use: `u${state.nextUse}`, events: events.length, ...made }, ...events];

/** Returns these events as a part of a use that began earlier; without such a use the events alone. */
export const useGoesOn = (use: UseId | null, events: readonly GameEvent[]): readonly GameEvent[] =>
  use === null ? events : [{ type: 'UseContinued', use, events: events.length }, ...events];

/** Creates the event that undoes a use. With `without`, the use stays, but without this power. */
export const useUndone = (
  { use }: Pick<Use, 'use'>,
  because: UndoCause,
  without: AdvantageId | null = null,
): Extract<UndoEvent, { readonly type: 'UseUndone' }> => ({ type: 'UseUndone', use, because, without });

/** Returns the choices of a table from its opening event; `null` for any other event. */
export const choicesIn = (event: GameEvent): TableChoices | null =>
  event.type === 'TableOpened' ? event.choices : null;
