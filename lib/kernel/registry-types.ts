/**
 * The lookups of the kernel's own features in all other features. The registry passes these functions to the kernel's
 * features, because they are part of the registry.
 */
import type { Ctx } from '../powers/ctx.ts';
import type { MergeOf } from '../model/contracts.ts';
import type { EventOf } from '../model/events.ts';
import type { Prompt } from '../model/prompts.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { GameState } from '../model/state.ts';
import type { CancellableUse, WindowPayload } from '../model/windows.ts';
import type { UseKind } from '../model/uses.ts';
import type { UndoHandler, UseHandler, FactHandler, SecretHandler, WindowHandler } from './feature.ts';

export interface Handlers {
  readonly windowHandlerFor: (ask: WindowPayload) => WindowHandler<WindowPayload> | undefined;
  /** The prompts while the table plays on the board. */
  readonly boardPromptsOf: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** The handler of this kind of public fact. */
  readonly factHandlerFor: (fact: PublicFact) => FactHandler<PublicFact>;
  /** The handler of this kind of secret. */
  readonly secretHandlerFor: (kind: DeclaredSecret['kind']) => SecretHandler<DeclaredSecret>;
  /** The slices of all features for a table that has just opened. */
  readonly initialSlices: (opened: EventOf<'TableOpened'>) => MergeOf<'slice'>;
  readonly undoHandlerFor: (what: UseKind) => UndoHandler;
  readonly useHandlerFor: (use: CancellableUse) => UseHandler<CancellableUse> | undefined;
}
