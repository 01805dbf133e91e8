import type { All } from './contracts.ts';
import type { PieceEvents } from './events/pieces.ts';
import type { TableEvents } from './events/table.ts';
import type { WindowEvents } from './events/windows.ts';

/**
 * What happened: a fact with its outcome, appended and never changed. `evolve` records it without asking a rule, so a
 * fixed rule never rewrites a finished game. Stored shapes are permanent; a new shape comes with an upcast.
 */
export type GameEvent = All<'event'> | TableEvents | WindowEvents | PieceEvents;

export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;

/** Tells the events of one part of the game from all others. */
export const isEventOf =
  <const Type extends EventType>(types: readonly Type[]) =>
  (event: GameEvent): event is EventOf<Type> =>
    (types as readonly EventType[]).includes(event.type);
