import type { Random } from '../core/random.ts';
import type { Audience } from '../model/audience.ts';
import type { TableChoices } from '../model/choices.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { LogFact } from '../model/log.ts';
import type { PhaseId, TurnPhase } from '../model/phases.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { TurnHandler } from './handlers.ts';

/** A feature as the kernel sees it. The contract of the feature defines its names. */
export interface AnyFeature {
  readonly reducer?: object | undefined;
  readonly log?: object | undefined;
  readonly redactCards?: object | undefined;
  readonly chronicled?: readonly string[] | undefined;
  readonly activities?: object | undefined;
  readonly prompts?: object | undefined;
  readonly windows?: object | undefined;
  readonly uses?: object | undefined;
  readonly commands?: object | undefined;
  readonly facts?: object | undefined;
  readonly secrets?: object | undefined;
  readonly inverseActions?: object | undefined;
  readonly standingOrders?: object | undefined;
  readonly undo?: object | undefined;
  readonly endsLifetime?: object | undefined;
  readonly phases?: object | undefined;
  readonly actions?: object | undefined;
  readonly instructionEffects?: object | undefined;
  readonly newReaders?: object | undefined;
  readonly subscriptions?: object | undefined;
  readonly turnHandler?: TurnHandler | undefined;
  readonly scheduleNextPhase?: ((state: GameState, next: PhaseId, at: number) => GameEvent) | undefined;
  readonly beforeNextPhase?: ((ctx: Ctx, state: GameState, next: TurnPhase) => readonly GameEvent[]) | undefined;
  readonly pauseForCorrection?: ((at: number) => GameEvent) | undefined;
  readonly allowedBeforeStart?: readonly string[] | undefined;
  readonly boardPrompts?: ((ctx: Ctx, state: GameState) => readonly Prompt[]) | undefined;
  readonly onBoardCorrection?: ((ctx: Ctx, state: GameState, fact: PublicFact) => readonly GameEvent[]) | undefined;
  readonly backgroundPrompts?: ((ctx: Ctx, state: GameState) => readonly Prompt[]) | undefined;
  readonly optionalPrompts?: ((ctx: Ctx, state: GameState, faction: FactionId) => Prompt) | undefined;
  readonly publicView?: ((ctx: Ctx, state: GameState) => object) | undefined;
  readonly ownView?: ((ctx: Ctx, state: GameState, faction: FactionId) => object) | undefined;
  readonly openingPayload?:
    ((ctx: Ctx, seating: readonly Seating[], choices: TableChoices, random: Random) => object) | undefined;
  readonly initialSlice?: ((opened: EventOf<'TableOpened'>) => object) | undefined;
  readonly onDeclareAlways?:
    ((state: GameState, faction: FactionId, fact: DeclaredSecret) => readonly GameEvent[]) | undefined;
  readonly onTakeBack?: ((back: GameState, now: GameState, event: EventOf<'TakenBack'>) => GameState) | undefined;
  readonly advanceAlways?: ((ctx: Ctx, state: GameState) => readonly GameEvent[]) | undefined;
  readonly neverUndone?: readonly string[] | undefined;
  readonly logUndone?: object | undefined;
  readonly seals?: readonly string[] | undefined;
  readonly settles?: readonly string[] | undefined;
  readonly logAlways?:
    ((before: GameState, after: GameState, event: GameEvent, audience: Audience) => LogFact | null) | undefined;
  readonly isSound?: ((then: GameState, now: GameState) => boolean) | undefined;
  readonly passesWindows?: ((state: GameState, faction: FactionId) => boolean) | undefined;
}
