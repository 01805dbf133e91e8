/** The steps of a scenario: seats act, the moderator acts, time passes. */
import { must } from '#lib/core/assert-never.ts';
import { EDITIONS, FACTIONS, type Actor, type FactionId } from '#engine';
import { afterSilence, factionsOf, promptsOf, tableView } from '../table.ts';
import { battleNamed } from '../../features/battle/step-definitions.ts';
import { MODERATOR_VERBS, moderatorCommands } from './moderator-steps.ts';
import { faction } from './names.ts';
import { isMapping, known, oneOf, oneVerb, text, wrong, type Node } from './node.ts';
import { attempt, inTurn, marked, type Attempt, type Run } from './run.ts';
import { seatCommand } from './seat-steps.ts';
import { wordsOf } from './vocabulary.ts';

/** The keys next to the actor in a step. */
export const MODIFIERS = ['refused', 'sent-by', 'prompt-from'] as const;
const SAID = wordsOf('sentences');
export const SENTENCES: readonly string[] = Object.keys(SAID);
const STEP_KEYS = [...FACTIONS, 'moderator', 'battle', 'mark', 'repeat', 'in', 'then', ...MODIFIERS] as const;

/** Takes one step. Returns a refusal, expected or not. */
export function doStep(run: Run, step: Node): Attempt {
  if (!isMapping(step)) return sentenceDone(run, step);
  const told = known(step, STEP_KEYS);
  const acts = told.filter(([key]) => !MODIFIERS.some((modifier) => modifier === key));
  const modifiers = Object.fromEntries(told) as Partial<Record<(typeof MODIFIERS)[number], Node>>;
  const [act, ...more] = acts;
  if (act === undefined || more.length > 0) wrong(step, 'a step says who acts, once');
  const [actor, node] = act;
  if (isFaction(actor)) {
    return inTurn(run, [seatCommand(run, actor, node, modifiers['prompt-from'])], sender(modifiers, actor));
  }
  switch (actor) {
    case 'battle':
      return chooseBattle(run, node);
    case 'mark':
      return { run: marked(run, text(node)), refusal: null };
    case 'in':
      return inEdition(run, node);
    case 'repeat':
      return repeatLast(run, faction(node));
    case 'moderator':
      return inTurn(inItsTime(run, node), moderatorCommands(run, node), sender(modifiers, 'moderator'));
    case 'then':
    case 'refused':
    case 'sent-by':
    case 'prompt-from':
      return wrong(step, `${actor} is no actor`);
  }
}

/** Runs steps for one edition only, because the other edition does not ask the question. */
function inEdition(run: Run, node: Node): Attempt {
  const [edition, step] = oneVerb(node, EDITIONS);
  return tableView(run.table).choices.edition === edition ? doStep(run, step) : { run, refusal: null };
}

/**
 * Runs a sentence step. A sentence without a matching prompt fails, because the table is not where the writer thinks.
 */
function sentenceDone(run: Run, step: Node): Attempt {
  const said = oneOf(step, SENTENCES, 'sentence');
  return must(SAID[said], 'a sentence')(run) ?? wrong(step, `nothing of the kind is open: ${said}`);
}

/** The desk answers for a seat that was silent for long enough. */
function inItsTime(run: Run, node: Node): Run {
  const [verb] = oneVerb(node, MODERATOR_VERBS);
  return verb === 'answer-for' ? { ...run, table: afterSilence(run.table) } : run;
}

const isFaction = (actor: string): actor is FactionId => FACTIONS.some((known) => known === actor);

const sender = (modifiers: Partial<Record<string, Node>>, actor: Actor): Actor =>
  modifiers['sent-by'] === undefined
    ? actor
    : oneOf(modifiers['sent-by'], [...FACTIONS, 'moderator', 'clock'], 'sender');

function repeatLast(run: Run, by: FactionId): Attempt {
  return attempt(run, by, must(run.lastSent[by], `something that ${by} sent before`));
}

/** Begins the battle phase if it has not begun. Then the asked player chooses this battle. */
function chooseBattle(run: Run, node: Node): Attempt {
  const wanted = battleNamed(node);
  const begun: Attempt =
    tableView(run.table).running === null
      ? attempt(run, 'moderator', { type: 'BeginBattles' })
      : { run, refusal: null };
  if (begun.refusal !== null) return begun;
  const chooser = factionsOf(run.table).find((who) =>
    promptsOf(begun.run.table, who).some((prompt) => prompt.kind === 'choose-battle'),
  );
  if (chooser !== undefined)
    return inTurn(
      begun.run,
      [seatCommand(begun.run, chooser, { value: { choose: node.value }, path: node.path }, undefined)],
      chooser,
    );
  const running = tableView(begun.run.table).battle;
  if (running?.territory !== wanted.territory)
    wrong(node, `nobody chooses a battle now; running: ${String(running?.territory)}`);
  return begun;
}
