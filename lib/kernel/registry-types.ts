/** What the machine's own features look up in all the others; given to them, since the list is made with them. */
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
  /** What is offered while the table plays on the board. */
  readonly boardPromptsOf: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** How a public fact of this kind is set. */
  readonly factHandlerFor: (fact: PublicFact) => FactHandler<PublicFact>;
  /** How a secret of this kind is told. */
  readonly secretHandlerFor: (kind: DeclaredSecret['kind']) => SecretHandler<DeclaredSecret>;
  /** What all features have in the state of a table that has just been opened. */
  readonly initialSlices: (opened: EventOf<'TableOpened'>) => MergeOf<'slice'>;
  readonly undoHandlerFor: (what: UseKind) => UndoHandler;
  readonly useHandlerFor: (use: CancellableUse) => UseHandler<CancellableUse> | undefined;
}
