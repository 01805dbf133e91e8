import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/**
 * An event: a fact with its outcome, appended and never changed. `evolve` records it without a rule, so a corrected
 * rule never changes a finished game. Stored shapes are permanent; a new shape needs an upcast.
 */
export type GameEvent = UnionOf<'event'> | KernelUnionOf<'event'>;

export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;
