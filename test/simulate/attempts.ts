/**
 * Commands that are tried during a game and then dropped: legal and illegal answers, stale, foreign and repeated ones,
 * and other commands of a broken or hostile phone. Each result is compared with the expected one.
 */
import { sample, type Prompt, type Random, type Command, type FactionId } from '#engine';
import { boldGuess } from '../support/guesses.ts';
import { wrongWith } from '../support/invariants.ts';
import { isLegalAnswer } from '../support/oracle/answers.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { randomCommand } from '../support/random-command.ts';
import { freePlays, openPrompts, stateOf, type Sent, type Table } from '../support/table.ts';
import { finding, type Finding } from './findings.ts';
import { someSlip } from './slips.ts';
import type { RefusalCode } from './tally.ts';

/** A table in the middle of a game, and the means to try a command at it. */
export interface Trial {
  readonly table: Table;
  readonly open: readonly Prompt[];
  /** Questions that were open earlier in the game and are closed now. */
  readonly gone: readonly Prompt[];
  readonly random: Random;
  /** Sends a command and drops the result; `null` if the engine threw, which is recorded. */
  readonly attempt: (move: Move, table?: Table) => Sent | null;
}

type Attempt = (trial: Trial) => readonly Finding[];

/** Tries one command. */
export const tryOne = (trial: Trial): readonly Finding[] => pickRandom(ATTEMPTS, trial.random)(trial);

const answerTo = (prompt: Prompt, value: unknown): Command => ({ type: 'Answer', prompt: prompt.id, value });

/** Checks that the engine accepts an answer exactly if a second reading of the rules allows it. */
const bold: Attempt = ({ table, open, random, attempt }) => {
  const unsealed = open.filter(({ sealed }) => !sealed);
  // A plan can be wrong in more ways than all other answers together.
  const plans = unsealed.filter(({ kind }) => kind === 'battle-plan');
  const prompt = somePrompt(
    plans.length > 0 && chance(80, random) ? plans : [...unsealed, ...freePlays(table)],
    random,
  );
  if (prompt === null) return [];
  const value = boldGuess(stateOf(table), prompt, random);
  const sent = attempt({ by: prompt.faction, command: answerTo(prompt, value) });
  if (sent === null) return [];
  const isLegal = isLegalAnswer(stateOf(table), prompt, value);
  if (sent.ok) return isLegal ? [] : [finding('wrongly-accepted', prompt.id, value)];
  if (isLegal) return [finding('wrongly-refused', prompt.id, value, sent.refusal)];
  return sent.refusal.code === 'not-an-answer' ? [] : [finding('refused-otherwise', prompt.id, value, sent.refusal)];
};

/** The factions that can send commands: those that are not out of the game. */
const inPlay = (table: Table): readonly FactionId[] => stateOf(table).factions.map(({ faction }) => faction);

const repeated: Attempt = ({ open, random, attempt }) => {
  const prompt = somePrompt(
    open.filter(({ sealed }) => !sealed),
    random,
  );
  if (prompt === null) return [];
  const move: Move = { by: prompt.faction, command: answerTo(prompt, sample(prompt.answers, random)) };
  const once = attempt(move);
  if (once === null) return [];
  if (!once.ok) return [finding('wrongly-refused', move.command, once.refusal)];
  // The answer may end the activity in which the faction leaves the game.
  const isOut = !inPlay(once.table).includes(prompt.faction);
  return refusedAs(isOut ? 'faction-not-in-play' : 'stale-prompt', move, attempt(move, once.table));
};

const stale: Attempt = ({ table, gone, random, attempt }) => {
  const prompt = somePrompt(
    gone.filter(({ faction }) => inPlay(table).includes(faction)),
    random,
  );
  if (prompt === null) return [];
  const move: Move = { by: prompt.faction, command: answerTo(prompt, sample(prompt.answers, random)) };
  return refusedAs('stale-prompt', move, attempt(move));
};

const foreign: Attempt = ({ table, open, random, attempt }) => {
  const prompt = somePrompt(open, random);
  if (prompt === null) return [];
  const others = inPlay(table).filter((faction) => faction !== prompt.faction);
  if (others.length === 0) return [];
  const by = pickRandom(others, random);
  const move: Move = { by, command: answerTo(prompt, sample(prompt.answers, random)) };
  return refusedAs('stale-prompt', move, attempt(move));
};

const unseated: Attempt = ({ open, random, attempt }) => {
  const prompt = somePrompt(open, random);
  if (prompt === null) return [];
  const by = pickRandom(['moderator', 'clock'] as const, random);
  const move: Move = { by, command: answerTo(prompt, sample(prompt.answers, random)) };
  return refusedAs('seats-only', move, attempt(move));
};

/** Sends any command from any sender. The engine must answer it and leave a valid position. */
const hostile: Attempt = ({ table, random, attempt }) => {
  const move = randomCommand(table, random);
  const sent = attempt(move);
  if (sent === null || !sent.ok || sent.events.length === 0) return [];
  const wrong = wrongWith(stateOf(sent.table)).map((problem) => finding('invariant', problem, 'after', move));
  openPrompts(sent.table);
  return wrong;
};

/** Checks that the engine refuses a mistake, with the reason that belongs to it. */
const slip: Attempt = ({ table, random, attempt }) => {
  const made = someSlip(stateOf(table), random);
  return made === null ? [] : refusedAs(made.code, made.move, attempt(made.move));
};

const ATTEMPTS: readonly Attempt[] = [
  bold,
  bold,
  bold,
  bold,
  hostile,
  hostile,
  repeated,
  stale,
  foreign,
  unseated,
  slip,
];

const somePrompt = (prompts: readonly Prompt[], random: Random): Prompt | null =>
  prompts.length === 0 ? null : pickRandom(prompts, random);

function refusedAs(code: RefusalCode, { by, command }: Move, sent: Sent | null): readonly Finding[] {
  if (sent === null) return [];
  if (sent.ok) return [finding('wrongly-accepted', by, command)];
  return sent.refusal.code === code ? [] : [finding('refused-otherwise', by, command, sent.refusal, 'not', code)];
}
