/** The bracket around the events of a use, which separates them from other events. */
import type { Actor } from '../model/audience.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import { topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { openPrompt } from './answers.ts';
import { assemble } from './assemble.ts';
import { useOf } from './events.ts';
import { commandHandlerFor, isNonBlocking } from './registry.ts';

/**
 * Returns the events of a command in a bracket, if something can be undone. Events that continue the top activity
 * belong to the use that began it. Other commands make a use of their own. Automatic events (`command` is `null`)
 * belong to no use.
 */
export function bracketed(
  state: GameState,
  events: readonly GameEvent[],
  command: { readonly by: Actor; readonly command: Command } | null,
): readonly GameEvent[] {
  const { open, owners } = state.undo;
  if (open.length === 0 || events.length === 0 || events.some(isBracket)) return events;
  const top = topActivity(state)?.id;
  const owner = owners.find(({ activity }) => activity === top);
  if (owner !== undefined && (command === null || carriesOn(state, command.command)))
    return [{ type: 'UseContinued', use: owner.use, events: events.length }, ...events];
  if (command === null || !isMeanwhile(command.command)) return events;
  return useOf(state, { what: 'meanwhile', by: command.by, turn: null, answers: null }, events);
}

const isBracket = ({ type }: GameEvent): boolean => type === 'UseBegan' || type === 'UseContinued';

/**
 * Whether a command continues the current activity: it is an answer for which the table waits, or a command of the
 * clock.
 */
function carriesOn(state: GameState, command: Command): boolean {
  switch (command.type) {
    case 'Answer':
    case 'AnswerByDefault':
    case 'Withdraw': {
      const prompt = openPrompt(assemble(state.choices), state, command.prompt);
      return prompt !== null && !isNonBlocking(prompt.kind);
    }
    default:
      return !isMeanwhile(command);
  }
}

/**
 * The types of commands that are a use by themselves. Other commands continue the game, take it back, or tick
 * instructions.
 */
function isMeanwhile(command: Command): boolean {
  switch (command.type) {
    case 'Answer':
    case 'AnswerByDefault':
    case 'Withdraw':
    case 'DeclareSecret':
    case 'CorrectFact':
      return true;
    default: {
      const handler = commandHandlerFor(command);
      return handler !== undefined && handler.removesUndoneInstructions === undefined;
    }
  }
}
