/** The events of a use stand in a bracket, so that they can be told from those of others. */
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
 * The events of a command in a bracket, as long as something can be undone. Events that carry on the activity on top
 * belong to the use that began this activity. Other commands make a use of their own. Automatic events (`command` is
 * `null`) never do.
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

/** Whether a command carries on what is played: an answer that the table waits for, or the clock. */
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

/** Commands that do something of their own. The others carry the play on, go back in it, or tick what hands have done. */
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
