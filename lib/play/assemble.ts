/** Puts a table's rules together from its choices: base, edition, option. The only place where they all meet. */
import { ensure, must } from '../core/assert-never.ts';
import { avalonHill } from '../editions/avalon-hill-1979.ts';
import { base } from '../editions/base.ts';
import { gf9Advanced } from '../editions/gf9-2019-advanced.ts';
import { gf9 } from '../editions/gf9-2019.ts';
import { isOffered, OPTION_DIFFS } from '../editions/options.ts';
import { ADVANTAGES, CARD_POWERS, STARTS } from '../powers.ts';
import type { Ctx } from '../rules/ctx.ts';
import type { Advantage } from '../rules/powers.ts';
import type { Rules, RulesDiff } from '../rules/rules.ts';
import { ADVANTAGE_IDS, type AdvantageId } from '../table/advantages.ts';
import { type EditionId, isAllianceOption, type Layer, LAYERS_OF, TWO_FACTIONS_EACH } from '../table/editions.ts';
import type { TableChoices } from '../table/state.ts';

const EDITION_DIFFS: Readonly<Record<EditionId, RulesDiff>> = { 'gf9-2019': gf9, 'avalon-hill-1979': avalonHill };

/** What a layer adds to its edition; the basic game is the edition itself. */
const LAYER_DIFFS: Readonly<Record<EditionId, Readonly<Partial<Record<Layer, RulesDiff>>>>> = {
  'gf9-2019': { advanced: gf9Advanced },
  'avalon-hill-1979': {},
};

const advantageWith = (id: AdvantageId): Advantage =>
  must(
    ADVANTAGES.find((advantage) => advantage.id === id),
    `advantage ${id}`,
  );
/** Total over the ids: one without a rule behind it fails as the program starts. */
const REGISTRY: ReadonlyMap<AdvantageId, Advantage> = new Map(ADVANTAGE_IDS.map((id) => [id, advantageWith(id)]));

/** Choices never change: another choice is another object. */
const assembled = new WeakMap<TableChoices, Ctx>();

/** This table's rules and powers. Throws when the choices contradict each other, which set-up must not let through. */
export function assemble(choices: TableChoices): Ctx {
  const known = assembled.get(choices);
  if (known !== undefined) return known;
  const conflict = conflictIn(choices);
  ensure(conflict === null, conflict ?? '');
  const layer = LAYER_DIFFS[choices.edition][choices.layer];
  const diffs = [
    EDITION_DIFFS[choices.edition],
    ...(layer === undefined ? [] : [layer]),
    ...choices.options.map((option) => OPTION_DIFFS[option]),
  ];
  const rules = diffs.reduce(withDiff, base);
  const advantages = rules.advantages.map((id) => must(REGISTRY.get(id), id));
  const ctx: Ctx = { rules, advantages, cards: CARD_POWERS, starts: STARTS };
  assembled.set(choices, ctx);
  return ctx;
}

/** Why these choices do not go together, or `null`. */
export function conflictIn({ edition, layer, options, pairs }: TableChoices): string | null {
  if (!LAYERS_OF[edition].includes(layer)) return `${edition} has no ${layer} game`;
  const stray = options.find((option) => !isOffered(option, edition));
  if (stray !== undefined) return `${edition} does not offer the option ${stray}`;
  if (pairs.length > 0 && !TWO_FACTIONS_EACH[edition]) return `${edition} has no players of two factions`;
  if (pairs.length > 0 && options.some(isAllianceOption)) return 'who plays two factions has no other allies';
  const changed = options.flatMap((option) => Object.keys(OPTION_DIFFS[option].sets));
  const twice = changed.find((rule, index) => changed.indexOf(rule) !== index);
  return twice === undefined ? null : `two options both set ${twice}`;
}

function withDiff(rules: Rules, diff: RulesDiff): Rules {
  const values = Object.entries(diff.sets).map(([rule, value]) => [rule, value.is]);
  const advantages = [...rules.advantages, ...(diff.grants ?? []).map((granted) => granted.is)];
  return { ...rules, advantages, ...(Object.fromEntries(values) as Partial<Rules>) };
}
