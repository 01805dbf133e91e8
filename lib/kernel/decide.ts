import { assertNever } from '../core/assert-never.ts';
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import { isInPlay } from '../model/selectors.ts';
import type { Actor } from '../model/audience.ts';
import type { CommandEnvelope, Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { SecretKind } from '../model/secret-kinds.ts';
import { secretRefusal } from './secrets.ts';
import type { KernelUnionOf } from '../model/machine.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { advance } from './advance.ts';
import { decideAnswer, decideAnswerByDefault, decideWithdraw } from './answers.ts';
import { assemble } from './assemble.ts';
import { decideCloseWindow } from './close-window.ts';
import { decideCorrectFact } from './corrections.ts';
import { isTimeSeenToRun } from './deadline.ts';
import { evolve } from './evolve.ts';
import type { CommandHandler, CommandContext } from './feature.ts';
import { decideNextPhaseDue } from './auto-advance.ts';
import { decideTick } from './instructions.ts';
import { pausedForCorrection, commandHandlerFor, actionsOf } from './registry.ts';
import { mergedInstructionsSince } from './instructions/merge.ts';
import { decideAgree, decideTakeBackOwn, withRecordedAct } from './own-take-back.ts';
import { decideEndPhase, decideStepTo } from './next-phase.ts';
import { decideOpenTable } from './open.ts';
import { decideDeclareSecret } from './declare-secret.ts';
import { canSwap } from './swap-eligibility.ts';
import { decideTakeBack } from './take-back.ts';
import { present, recordedAfter } from './timeline.ts';
import { bracketed } from './bracket.ts';
import { undoneActions } from './undo.ts';

/**
 * Returns the events of a command, up to the next decision of a player, or the refusal of the command. Pure: the table
 * changes only if the caller appends the events.
 */
export function decide(timeline: Timeline, envelope: CommandEnvelope, random: Random): Decision {
  const state = present(timeline);
  const { by, at, command } = envelope;
  if (command.type === 'OpenTable') {
    if (by !== 'moderator') return refused({ code: 'moderator-only' });
    return state === null
      ? decideOpenTable(command.choices, command.seating, random)
      : refused({ code: 'already-open' });
  }
  if (state === null) return refused({ code: 'not-open' });
  const decision = decideOpen(timeline, state, envelope, command, random);
  if (!decision.ok || decision.events.length === 0) return decision;
  const isSlip = commandHandlerFor(command)?.removesUndoneInstructions === true;
  const made = isSlip ? decision.events : bracketed(state, decision.events, envelope);
  const events = carriedOn(timeline, state, made, at, random, isSlip);
  return { ok: true, events: isMending(command) ? heldThen(timeline, state, events, at) : events };
}

/** Whether the command is a correction. A moderator usually makes several corrections in a row. */
const isMending = ({ type }: Command): boolean => type === 'TakeBack' || type === 'CorrectFact';

/**
 * Pauses the table if a deadline would come before the moderator has finished. Only public deadlines count: otherwise
 * the pause would show the moderator that a seat has a prepared answer.
 */
function heldThen(
  timeline: Timeline,
  before: GameState,
  events: readonly GameEvent[],
  at: number,
): readonly GameEvent[] {
  const after = events.reduce((state, event) => recordedAfter(timeline, state, event), before);
  return isTimeSeenToRun(after) ? [...events, ...pausedForCorrection(at)] : events;
}

/**
 * Returns the automatic events at the end of a stored log. Usually there are none. But an earlier version of the
 * program may have stopped at a prompt that this version does not have. Then these events lead to the next prompt. Call
 * it after every load.
 */
export function advanceAfterLoad(timeline: Timeline, at: number, random: Random): readonly GameEvent[] {
  const state = present(timeline);
  if (state === null) return [];
  return carriedOn(timeline, state, advance(assemble(state.choices), state, at, random), at, random);
}

/** Returns the events with all automatic events after them, and the fewest possible physical actions. */
function carriedOn(
  timeline: Timeline,
  before: GameState,
  events: readonly GameEvent[],
  at: number,
  random: Random,
  isSlip = false,
): readonly GameEvent[] {
  const all: GameEvent[] = [];
  let state = before;
  let next = events;
  while (next.length > 0) {
    for (const event of next) {
      all.push(event);
      const ctx = assemble(state.choices);
      const moves =
        event.type === 'UseUndone'
          ? undoneActions(state, event, evolve, ctx)
          : (actionsOf(event)?.(event, state, ctx) ?? []);
      state = recordedAfter(timeline, state, event);
      if (moves.length === 0) continue;
      const instructed: GameEvent = { type: 'Instructed', moves };
      all.push(instructed);
      state = evolve(state, instructed);
    }
    next = bracketed(state, advance(assemble(state.choices), state, at, random), null);
  }
  const merged = all.length === 0 ? [] : mergedInstructionsSince(before, state, isSlip);
  return merged.length === 0 ? all : [...all, { type: 'InstructionsMerged', merged }];
}

type OpenCommand = Exclude<Command, { readonly type: 'OpenTable' }>;
/** The handlers of commands that the kernel decides itself. Features decide all other commands. */
type MachineCommand = Exclude<KernelUnionOf<'kernelCommand'>, { readonly type: 'OpenTable' }>;

function decideOpen(
  timeline: Timeline,
  state: GameState,
  { by, at }: CommandEnvelope,
  command: OpenCommand,
  random: Random,
): Decision {
  const ctx = assemble(state.choices);
  const part = commandHandlerFor(command);
  if (part !== undefined) {
    const isBeforeTheGame = () => canSwap(timeline);
    const whyNot = (faction: FactionId, kind: SecretKind) => secretRefusal(ctx, state, faction, kind);
    return decideCommand(part, ctx, state, by, command, {
      at,
      random,
      isBeforeStart: isBeforeTheGame,
      secretRefusal: whyNot,
    });
  }
  return decideOwn(timeline, ctx, state, { by, at }, command as MachineCommand, random);
}

function decideOwn(
  timeline: Timeline,
  ctx: Ctx,
  state: GameState,
  { by, at }: Pick<CommandEnvelope, 'by' | 'at'>,
  command: MachineCommand,
  random: Random,
): Decision {
  if (isModeratorCommand(command)) {
    if (by !== 'moderator') return refused({ code: 'moderator-only' });
    return decideModerator(timeline, ctx, state, command, at, random);
  }
  switch (command.type) {
    case 'Answer':
      return forSeat(state, by, (faction) => {
        const decision = decideAnswer(ctx, state, faction, command.prompt, command.value, random);
        return withRecordedAct(ctx, state, faction, command.prompt, decision);
      });
    case 'TakeBackOwn':
      return forSeat(state, by, (faction) => decideTakeBackOwn(timeline, faction, at, random));
    case 'AgreeToTakeBack':
      return forSeat(state, by, (faction) => decideAgree(timeline, faction, command.agrees, at, random));
    case 'Withdraw':
      return forSeat(state, by, (faction) => decideWithdraw(ctx, state, faction, command.prompt));
    case 'DeclareSecret':
      return forSeat(state, by, (faction) => decideDeclareSecret(ctx, state, faction, command.fact));
    case 'TickInstruction':
      return by === 'clock'
        ? refused({ code: 'seats-only' })
        : decideTick(state, by, command.instruction, command.done);
    case 'GoOn':
      return decideNextPhaseDue(ctx, state, by, at);
    case 'CloseWindow':
      return by === 'clock' ? decideCloseWindow(ctx, state, command.window, at) : refused({ code: 'clock-only' });
    default:
      return assertNever(command);
  }
}

function decideCommand(
  part: CommandHandler<Command>,
  ctx: Ctx,
  state: GameState,
  by: Actor,
  command: Command,
  rest: Omit<CommandContext<Actor>, 'by'>,
): Decision {
  if (part.from === 'seat')
    return forSeat(state, by, (faction) => part.decide(ctx, state, command, { ...rest, by: faction }));
  if (part.from === 'moderator')
    return by === 'moderator' ? part.decide(ctx, state, command, { ...rest, by }) : refused({ code: 'moderator-only' });
  return by === 'clock' ? refused({ code: 'seats-only' }) : part.decide(ctx, state, command, { ...rest, by });
}

/** The commands that only the moderator may send. */
const MODERATOR_WANTS = [
  'AnswerByDefault',
  'CorrectFact',
  'NextPhase',
  'EndPhase',
  'ClearInstructions',
  'TakeBack',
] as const satisfies readonly MachineCommand['type'][];
type ModeratorCommand = Extract<MachineCommand, { readonly type: (typeof MODERATOR_WANTS)[number] }>;

const isModeratorCommand = (command: MachineCommand): command is ModeratorCommand =>
  MODERATOR_WANTS.some((type) => type === command.type);

function decideModerator(
  timeline: Timeline,
  ctx: Ctx,
  state: GameState,
  command: ModeratorCommand,
  at: number,
  random: Random,
): Decision {
  switch (command.type) {
    case 'AnswerByDefault':
      return decideAnswerByDefault(timeline, ctx, state, command.prompt, at, random);
    case 'CorrectFact':
      return decideCorrectFact(ctx, state, command.fact, random);
    case 'NextPhase':
      return decideStepTo(ctx, state, command.to);
    case 'EndPhase':
      return decideEndPhase(ctx, state, command.phase);
    case 'ClearInstructions':
      return state.instructions.length === 0 ? accepted() : accepted({ type: 'InstructionsCleared' });
    case 'TakeBack':
      return decideTakeBack(timeline, command.to, at, random);
    default:
      return assertNever(command);
  }
}

function forSeat(state: GameState, by: Actor, decideFor: (faction: FactionId) => Decision): Decision {
  if (by === 'moderator' || by === 'clock') return refused({ code: 'seats-only' });
  return isInPlay(state, by) ? decideFor(by) : refused({ code: 'faction-not-in-play', faction: by });
}
