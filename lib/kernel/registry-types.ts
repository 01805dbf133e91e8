/** What the machine's own features look up in all the others; given to them, since the list is made with them. */
import type { Ctx } from '../powers/ctx.ts';
import type { Together } from '../model/contracts.ts';
import type { EventOf } from '../model/events.ts';
import type { Prompt } from '../model/prompts.ts';
import type { OwnFact, PublicFact } from '../model/facts.ts';
import type { GameState } from '../model/state.ts';
import type { CancellableAct, WindowAsk } from '../model/windows.ts';
import type { ActPart, FactPart, SecretPart, WindowPart } from './feature.ts';

export interface Parts {
  readonly windowPart: (ask: WindowAsk) => WindowPart<WindowAsk> | undefined;
  /** What is offered while the table plays on the board. */
  readonly askedAtTable: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** How a public fact of this kind is set. */
  readonly factPart: (fact: PublicFact) => FactPart<PublicFact>;
  /** How a secret of this kind is told. */
  readonly secretPart: (kind: OwnFact['kind']) => SecretPart<OwnFact>;
  /** What all features have in the state of a table that has just been opened. */
  readonly slicesOf: (opened: EventOf<'TableOpened'>) => Together<'slice'>;
  readonly actPart: (act: CancellableAct) => ActPart<CancellableAct> | undefined;
}
