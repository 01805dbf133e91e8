/** Runs one scenario: a position, the steps, and the assertions. */
import {
  EDITIONS,
  FACTIONS,
  LAYERS,
  MODULES,
  OPTIONS,
  decksOf,
  type EditionId,
  type FactionId,
  type FactionPair,
  type LeaderId,
  type Refusal,
  type DeckKeeper,
  type ModuleId,
  type TableChoices,
  type TypedLeaderId,
} from '#engine';
import { emptyTable, tableView } from '../table.ts';
import { askedThen } from './asked.ts';
import { covers, show } from './compare.ts';
import { expectsNothing } from './expects.ts';
import { entered, GIVEN_KEYS, seatingOf } from './given.ts';
import { card, faction, leader } from './names.ts';
import {
  entries,
  fields,
  isMapping,
  items,
  listOf,
  number,
  oneOf,
  ScenarioError,
  text,
  wrong,
  type Node,
} from './node.ts';
import { attempt, startOf, type Run } from './run.ts';
import { stackedEngine, type StackedDecks } from './stacked-deck.ts';
import { doStep } from './steps.ts';
import { VIEW_CHECKS } from './view-checks.ts';
import { wordsOf } from './vocabulary.ts';
import type { Words } from './words.ts';

export const SCENARIO_KEYS = [
  'id',
  'rule',
  'source',
  'edition',
  'layer',
  'options',
  'treachery-cards',
  'traitor-cards',
  'storm-cards',
  'spice-deck',
  'die',
  'next-cards',
  'modules',
  'module-cards',
  'next-harvest-cards',
  'next-access-cards',
  'next-dueling-cards',
  'yes-card-to',
  'pairs',
  'leaders',
  'window-seconds',
  'refused',
  'given',
  'when',
  'then',
  'cases',
] as const;
export const CASE_KEYS = ['name', 'given', 'when', 'then'] as const;

/** Alternative steps from this position, each tried separately. The engine must accept all of them, or refuse all. */
const TRIAL_CHECKS: Words['checks'] = {
  possible: (run, node) =>
    items(node).flatMap((step) => {
      const { refusal } = doStep(run, step);
      return refusal === null ? [] : [`${step.path}: should be possible, was refused: ${show(refusal)}`];
    }),
  impossible: (run, node) =>
    items(node).flatMap((step) => (doStep(run, step).refusal === null ? [`${step.path}: should be refused`] : [])),
};

export const CHECKS: Words['checks'] = { ...wordsOf('checks'), ...VIEW_CHECKS, ...TRIAL_CHECKS };

export interface Result {
  readonly id: string;
  /** The problems of the scenario; empty if everything was as expected. */
  readonly problems: readonly string[];
}

/** Runs a scenario. Returns one result for each case in each edition. */
export function runScenario(scenario: Node): readonly Result[] {
  const id = idOf(scenario);
  try {
    const told = fields(scenario, SCENARIO_KEYS);
    if (told.id === undefined || told.source === undefined) wrong(scenario, '`id` and `source` are needed');
    if (expectsNothing(told)) wrong(scenario, 'nothing is expected: `then`, in the end or on the way, or `refused`');
    const editions = editionsOf(scenario, told.edition);
    return editions.flatMap((edition) => {
      const label = editions.length === 1 ? id : `${id} (${edition})`;
      return runIn(edition, label, told);
    });
  } catch (error) {
    if (error instanceof ScenarioError) return [{ id, problems: [error.message] }];
    throw error;
  }
}

type Told = Partial<Record<(typeof SCENARIO_KEYS)[number], Node>>;
type Part = Partial<Record<'given' | 'when' | 'then', Node>>;

function runIn(edition: EditionId, label: string, told: Told): readonly Result[] {
  const main = guarded(() => {
    const opened = openTable(edition, told);
    return opened.problems.length > 0 || told.refused !== undefined ? opened : play(opened, told);
  });
  const cases = told.cases === undefined ? [] : items(told.cases);
  if (cases.length === 0 || main.problems.length > 0) return [{ id: label, problems: main.problems }];
  return cases.map((one) => {
    const { name, ...part } = fields(one, CASE_KEYS);
    const played = guarded(() => play(main, part));
    return { id: `${label} / ${name === undefined ? one.path : text(name)}`, problems: played.problems };
  });
}

/** Opens the table, or expects a refusal if the scenario shows one. */
function openTable(edition: EditionId, told: Told): Played {
  const seating = seatingOf(factionsIn(told.given), edition);
  const choices = choicesOf(edition, told);
  const { run, refusal } = attempt(
    startOf(
      emptyTable(
        1,
        stackedEngine(stackedDecks(told), told.die === undefined ? null : number(told.die), yesCardIn(told)),
      ),
    ),
    'moderator',
    {
      type: 'OpenTable',
      seating,
      choices,
    },
  );
  const problem = refusalProblem({ value: null, path: 'opening the table' }, told.refused, refusal);
  return { run, problems: problem === null ? [] : [problem] };
}

interface Played {
  readonly run: Run;
  readonly problems: readonly string[];
}

function guarded(playing: () => Played): Played {
  try {
    return playing();
  } catch (error) {
    // A broken engine or an invalid scenario fails this scenario, and does not end all others.
    const message =
      error instanceof ScenarioError ? error.message : error instanceof Error ? String(error.stack) : show(error);
    return { run: startOf(emptyTable()), problems: [message] };
  }
}

/** Enters the position, takes each step in turn, then checks the assertions. The first failure ends the scenario. */
function play(from: Played, part: Part): Played {
  let now = from;
  for (const order of part.given === undefined ? [] : entered(checkedGiven(part.given))) {
    const { run, refusal } = attempt(now.run, order.by, order.command);
    if (refusal !== null) {
      const problem = `${part.given?.path ?? 'given'}: ${show(order.command)} was refused: ${show(refusal)}`;
      return { run, problems: [problem] };
    }
    now = { run, problems: [] };
  }
  now = { ...now, run: toldInTime(now.run) };
  for (const step of part.when === undefined ? [] : items(part.when)) {
    now = playStep(now.run, step);
    if (now.problems.length > 0) return now;
  }
  return part.then === undefined ? now : checked(now.run, part.then);
}

/**
 * Counts facts that a scenario enters during a game as entered from the start, so the test does not wait for their
 * owners.
 */
const toldInTime = (run: Run): Run =>
  tableView(run.table).mending ? attempt(run, 'moderator', { type: 'ResumeTable' }).run : run;

function checked(run: Run, then: Node): Played {
  const problems = check(run, then);
  return { run, problems: problems.length === 0 ? [] : [...problems, askedThen(run)] };
}

/** A failure message lists the questions that were open at the step. */
function playStep(run: Run, step: Node): Played {
  const { run: then, problems } = guarded(() => tried(run, step));
  return problems.length === 0 ? { run: then, problems } : { run, problems: [...problems, askedThen(run)] };
}

function tried(run: Run, step: Node): Played {
  const inner = isMapping(step) ? Object.fromEntries(entries(step)) : {};
  if (inner['then'] !== undefined && Object.keys(inner).length === 1)
    return { run, problems: check(run, inner['then']) };
  const done = doStep(run, step);
  const problem = refusalProblem(step, inner['refused'], done.refusal);
  return { run: done.run, problems: problem === null ? [] : [problem] };
}

function refusalProblem(step: Node, expected: Node | undefined, refusal: Refusal | null): string | null {
  if (expected === undefined) return refusal === null ? null : `${step.path}: was refused: ${show(refusal)}`;
  if (refusal === null) return `${step.path}: should be refused (${show(expected.value)})`;
  const wanted = isMapping(expected) ? expected.value : { code: text(expected) };
  return covers(wanted, refusal) ? null : `${step.path}: expected refusal ${show(wanted)}, found ${show(refusal)}`;
}

function check(run: Run, node: Node): readonly string[] {
  const keys = Object.keys(CHECKS);
  return entries(node).flatMap(([key, value]) => {
    const known = oneOf({ value: key, path: node.path }, keys, 'key');
    return CHECKS[known]?.(run, value) ?? [];
  });
}

function checkedGiven(node: Node): Node {
  fields(node, GIVEN_KEYS);
  return node;
}

const factionsIn = (given: Node | undefined): Node =>
  (given === undefined ? undefined : fields(given, GIVEN_KEYS)['factions']) ??
  wrong(given ?? { value: null, path: 'given' }, '`factions` says who is in play');

/** Returns who gets the yes card in each deal of cards for Kanly; `null` if chance decides. */
const yesCardIn = ({ 'yes-card-to': node }: Told): FactionId | 'nobody' | null =>
  node === undefined ? null : node.value === 'nobody' ? 'nobody' : faction(node);

/** Returns the decks of the app in the order that the scenario gives. */
function stackedDecks(told: Told): StackedDecks {
  const isRapid = told.modules !== undefined && listOf(told.modules, text).includes('rapid-access');
  const decks: readonly (readonly [string, Node | undefined, (node: Node) => unknown])[] = [
    ['treacheryDeck', told['next-cards'], card],
    [isRapid ? 'rapidDeck' : 'harvestDeck', told['next-harvest-cards'], ({ value }) => value],
    ['accessDeck', told['next-access-cards'], ({ value }) => value],
    ['duelingDeck', told['next-dueling-cards'], ({ value }) => value],
  ];
  return Object.fromEntries(
    decks.flatMap(([name, node, read]) => (node === undefined ? [] : [[name, listOf(node, read)]])),
  );
}

function choicesOf(edition: EditionId, told: Told): TableChoices {
  const keeper = (node: Node | undefined) =>
    node === undefined ? 'cardboard' : oneOf(node, ['app', 'cardboard'], 'keeper');
  const modules = told.modules === undefined ? [] : listOf(told.modules, (module) => oneOf(module, MODULES, 'module'));
  return {
    edition,
    layer: told.layer === undefined ? 'basic' : oneOf(told.layer, LAYERS, 'layer'),
    ...(modules.length === 0 ? {} : { modules }),
    options: told.options === undefined ? [] : listOf(told.options, (option) => oneOf(option, OPTIONS, 'option')),
    components: {
      treachery: keeper(told['treachery-cards']),
      traitors: keeper(told['traitor-cards']),
      stormCards: keeper(told['storm-cards']),
      spiceDeck: keeper(told['spice-deck']),
      ...decksOfModules(modules, told['module-cards'] === undefined ? 'app' : keeper(told['module-cards'])),
    },
    pairs: told.pairs === undefined ? [] : listOf(told.pairs, pairIn),
    ...(told.leaders === undefined ? {} : { leaders: listOf(told.leaders, typedLeaderIn) }),
    windowTime: (told['window-seconds'] === undefined ? 8 : number(told['window-seconds'])) * 1000,
  };
}

const decksOfModules = (modules: readonly ModuleId[], keeper: DeckKeeper): Readonly<Record<string, DeckKeeper>> =>
  Object.fromEntries(modules.flatMap(decksOf).map((deck) => [deck, keeper]));

function pairIn(node: Node): FactionPair {
  const [one, other] = listOf(node, (member) => oneOf(member, FACTIONS, 'faction'));
  return one === undefined || other === undefined ? wrong(node, 'two factions') : [one, other];
}

function typedLeaderIn(node: Node): TypedLeaderId {
  const typed = leader(node);
  return isTyped(typed) ? typed : wrong(node, 'the id of a leader that the table types in');
}

const isTyped = (id: LeaderId): id is TypedLeaderId => id.includes('/');

function editionsOf(scenario: Node, edition: Node | undefined): readonly EditionId[] {
  if (edition === undefined) wrong(scenario, '`edition` is needed');
  return Array.isArray(edition.value)
    ? listOf(edition, (one) => oneOf(one, EDITIONS, 'edition'))
    : [oneOf(edition, EDITIONS, 'edition')];
}

function idOf(scenario: Node): string {
  const id = isMapping(scenario) ? (scenario.value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : scenario.path;
}
