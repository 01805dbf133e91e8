/**
 * Assembles a table's rules from its choices: base, edition, layer, module, option. Only this file knows all five.
 */
import { invariant, must } from '../core/assert-never.ts';
import { memoizeOnObject } from '../core/memoize-on-object.ts';
import { select } from '../core/memoize-by-parts.ts';
import { base } from '../editions/base.ts';
import { EDITION } from '../editions/list.ts';
import { LAYERS_OF, MODULES_INCLUDED, TWO_FACTIONS_EACH } from '../editions/offered.ts';
import { inEffect, isOffered, optionsApart } from '../editions/options.ts';
import { ADVANTAGES, CARDS, COMMON_POWERS, moduleOf } from '../powers/list.ts';
import { courseOf } from '../powers/course.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Module } from '../powers/module.ts';
import type { Advantage, CardPower, Power } from '../powers/power.ts';
import type { RulesDiff, EditionValues } from '../powers/rules.ts';
import { ADVANTAGE_IDS, type AdvantageId } from '../model/advantages.ts';
import type { EditionId, OptionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import { foreignModule, type ModuleId, moduleName, MODULES, modulesApart } from '../model/modules.ts';
import { NO_FORCES } from '../model/forces.ts';
import { discOf, LEADER_IDS, type LeaderId, ownerOf, type TypedLeaderId } from '../model/leaders.ts';
import type { TableChoices } from '../model/choices.ts';
import type { GameState } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import { evolve } from './evolve.ts';
import { isUndoable } from './undo.ts';

const POWERS: readonly Power[] = [...ADVANTAGES, ...COMMON_POWERS, ...MODULES.flatMap((id) => moduleOf(id).powers)];
const powerWith = (id: AdvantageId): Power =>
  must(
    POWERS.find((power) => power.id === id),
    `power ${id}`,
  );
/** Contains a power for every id. If a power is missing, the program fails when it starts. */
const REGISTRY: ReadonlyMap<AdvantageId, Power> = new Map(ADVANTAGE_IDS.map((id) => [id, powerWith(id)]));

/** Choices never change: a change makes a new object. Tables with equal choices share the assembled rules. */
const assembled = new WeakMap<TableChoices, Ctx>();
const made = new Map<string, Ctx>();

/**
 * Returns this table's rules and powers. Throws if the choices contradict each other, which the set-up must prevent.
 */
export function assemble(choices: TableChoices): Ctx {
  const known = assembled.get(choices);
  if (known !== undefined) return known;
  const conflict = conflictIn(choices);
  invariant(conflict === null, conflict ?? '');
  const { edition, layer, options, leaders = [] } = choices;
  const name = JSON.stringify([edition, layer, [...modulesPlayed(choices), ...options].sort()]);
  const shared = leaders.length === 0 ? made.get(name) : undefined;
  const ctx = shared ?? ctxOf(valuesOf(choices), leaders);
  // The table can type any names, so rules with typed names are not stored for other tables.
  if (leaders.length === 0) made.set(name, ctx);
  assembled.set(choices, ctx);
  return ctx;
}

function valuesOf(choices: TableChoices): EditionValues {
  const { edition, layer, options } = choices;
  const printed = [...lineageOf(edition), must(EDITION[edition].layers[layer], `the ${layer} game`)];
  const withModules = modulesPlayed(choices).map(moduleOf).reduce(withModule, printed.reduce(withDiff, base));
  const values = inEffect(options).reduce(withDiff, withModules);
  return { ...values, phaseOrder: courseOf(values) };
}

/** Returns the modules of the table: those that always belong to the edition, and those that the table has chosen. */
const modulesPlayed = ({ edition, modules = [] }: TableChoices): readonly ModuleId[] => [
  ...new Set([...MODULES_INCLUDED[edition], ...modules]),
];

/** Returns an edition with all its parent editions, starting with the first parent. */
function lineageOf(id: EditionId): readonly RulesDiff[] {
  const edition = EDITION[id];
  return edition.over === 'base' ? [edition] : [...lineageOf(edition.over), edition];
}

function ctxOf(values: EditionValues, typed: readonly TypedLeaderId[]): Ctx {
  const { board, sietches, seats, factions, withoutCircle, forces, leaders, leadersByTable, starts, ...others } =
    values;
  const { spiceHarvest: _ofHarvests, theDuel: _ofDuels, ...rules } = others;
  const played = [...LEADER_IDS.filter((leader) => leaders[leader] !== undefined), ...typed];
  const ofFaction = new Map<FactionId, readonly LeaderId[]>(
    factions.map((faction) => [faction, played.filter((leader) => ownerOf(leader) === faction)]),
  );
  // An option of several editions may name powers of factions that are not in all of their boxes.
  const powers = rules.advantages
    .map((id) => must(REGISTRY.get(id), id))
    .filter(({ faction }) => faction === null || factions.includes(faction));
  return {
    rules,
    powers,
    advantages: powers.filter(isOfFaction),
    cards: DISTINCT_CARDS,
    cardOf: (title) => CARDS[title],
    board: sietches.length === 0 ? board : board.withStrongholds(sietches),
    sietches,
    seats,
    factions,
    withoutCircle,
    forces: (faction) => forces[faction] ?? NO_FORCES,
    startOf: (faction) => must(starts[faction], `the start of ${faction}`),
    leaders: (faction) => ofFaction.get(faction) ?? [],
    leadersByTable,
    strengthOf: (leader) => leaders[leader] ?? discOf(leader).strength,
    isUndoable: (state, use) => select(state, undoableIn, use),
  };
}

const undoableIn = (state: GameState, use: UseId): boolean => {
  const known = undoableOf(state);
  const found = known.get(use) ?? isUndoable(state, use, evolve);
  known.set(use, found);
  return found;
};
const undoableOf = memoizeOnObject((_state: GameState) => new Map<UseId, boolean>());

const DISTINCT_CARDS: readonly CardPower[] = [...new Set<CardPower>(Object.values(CARDS))];

const isOfFaction = (power: Power): power is Advantage => power.faction !== null;

/** Returns two options that contradict each other, or `null`. */
export const contradictionIn = (options: readonly OptionId[]) => optionsApart(options);

/** Returns why these choices contradict each other, or `null`. */
export function conflictIn(choices: TableChoices): string | null {
  const { edition, layer, options, pairs } = choices;
  const modules = modulesPlayed(choices);
  if (!LAYERS_OF[edition].includes(layer)) return `${edition} has no ${layer} game`;
  const foreign = foreignModule(modules, edition);
  if (foreign !== null) return `${edition} cannot be played with ${foreign}`;
  const apart = modulesApart(modules);
  if (apart !== null) return `${moduleName(apart[0])} cannot be played together with ${moduleName(apart[1])}`;
  const stray = options.find((option) => !isOffered(option, edition, layer));
  if (stray !== undefined) return `${edition} ${layer} does not offer the option ${stray}`;
  if (pairs.length > 0 && !TWO_FACTIONS_EACH[edition]) return `${edition} has no players of two factions`;
  const contradiction = contradictionIn(options);
  if (contradiction !== null) return `${contradiction[0]} and ${contradiction[1]} contradict each other`;
  if (pairs.length > 0 && inEffect(options).some(({ sets }) => sets.allianceLimit !== undefined))
    return 'who plays two factions has no other allies';
  const changed = [...modules.map(moduleOf), ...inEffect(options)].flatMap(({ sets }) => Object.keys(sets));
  const twice = changed.find((rule, index) => changed.indexOf(rule) !== index);
  return twice === undefined ? null : `two modules or options both set ${twice}`;
}

function withModule(before: EditionValues, module: Module): EditionValues {
  const { setsUpFirst = [], replaces = {}, changesBy } = module;
  const setupOrder = [...setsUpFirst, ...before.setupOrder];
  const phaseOrder = before.phaseOrder.map((one) => replaces[one] ?? one);
  const byEdition =
    changesBy === undefined ? before : withDiff(before, { source: module.source, ...changesBy(before) });
  return withDiff({ ...byEdition, setupOrder, phaseOrder }, module);
}

function withDiff(before: EditionValues, { sets, grants = [], decks = {}, turns }: RulesDiff): EditionValues {
  const values = Object.entries(sets).map(([name, value]) => [name, value.is]);
  const advantages = [...before.advantages, ...grants.map((granted) => granted.is)];
  const after: EditionValues = { ...before, advantages, ...(Object.fromEntries(values) as Partial<EditionValues>) };
  return {
    ...after,
    sietches: [...after.sietches, ...(turns?.is ?? [])],
    treacheryDeck: { ...after.treacheryDeck, ...decks.treacheryDeck?.is },
    spiceDeck: { ...after.spiceDeck, ...decks.spiceDeck?.is },
  };
}
