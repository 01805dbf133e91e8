import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/**
 * What happened: a fact with its outcome, appended and never changed. `evolve` records it without asking a rule, so a
 * fixed rule never rewrites a finished game. Stored shapes are permanent; a new shape comes with an upcast.
 */
export type GameEvent = UnionOf<'event'> | KernelUnionOf<'event'>;

export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;
