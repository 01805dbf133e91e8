/** Scenario assertions about battles: the open ones, the progress, and the result. */
import {
  BATTLE_STEPS,
  choices,
  getField,
  type AnswerValue,
  type BattleOutcome,
  type BattleView,
  type FactionId,
  type LogFact,
  type OpenElement,
  type OpenPlan,
  type CardBan,
} from '#engine';
import { PLAN_KEYS } from './step-definitions.ts';
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet, show } from '../../support/scenario/compare.ts';
import { card, faction, keyNode, leader, stormSector, territory, forces } from '../../support/scenario/names.ts';
import { entries, fields, items, listOf, number, oneOf, text, truth, type Node } from '../../support/scenario/node.ts';
import { factionsOf, promptOf, seatView, tableView, type Table } from '../../support/table.ts';
import { probeDiffers } from '../../support/scenario/probes.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  battle: ({ table }, node) =>
    differs(node, node.value === 'none' ? null : territory(node), tableView(table).battle?.territory ?? null),
  battles: ({ table }, node) =>
    differsAsSet(
      node,
      items(node).map((battle) => battleWords(battle)),
      tableView(table).battles.map((battle) => ({
        in: battle.territory,
        sectors: [...battle.sectors],
        between: [...battle.factions].sort(),
      })),
    ),
  sectors: ({ table }, node) => differsAsSet(node, listOf(node, stormSector), tableView(table).battle?.sectors ?? []),
  aggressor: ({ table }, node) => differs(node, faction(node), aggressorNow(table)),
  defender: ({ table }, node) => differs(node, faction(node), tableView(table).battle?.defender.faction),
  step: ({ table }, node) => differs(node, oneOf(node, BATTLE_STEPS, 'step'), tableView(table).battle?.step),
  'forces-in-battle': ({ table }, node) => byFaction(node, forces, (who) => sideOf(table, who)?.forces),
  plans: ({ table }, node) =>
    byFaction(
      node,
      (value) => oneOf(value, ['open', 'sealed', 'shown'], 'state of a plan'),
      (who) => sideOf(table, who)?.plan.state,
    ),
  revealed: ({ table }, node) =>
    entries(node).flatMap(([who, plan]) => {
      const found = revealedPlan(table, faction(keyNode(plan, who)));
      return found === null ? [`${plan.path}: the plan has not been revealed`] : planDiffers(plan, found);
    }),
  'plan-seen': ({ table }, node) =>
    entries(node).flatMap(([who, plan]) => {
      const found = seatView(table, faction(keyNode(plan, who))).mine.seenPlan;
      if (plan.value === 'none') return differs(plan, null, found);
      return found === null ? [`${plan.path}: no plan was seen`] : planDiffers(plan, found);
    }),
  leaderless: ({ table }, node) => byFaction(node, truth, (who) => sideOf(table, who)?.leaderless),
  prescience: ({ table }, node) => probeDiffers(node, tableView(table).battle?.prescience ?? null, String),
  dials: ({ table }, node) => byFaction(node, number, (who) => highest(planChoices(table, who, 'dial'))),
  leaders: ({ table }, node) => offered(table, node, 'leader', leaderWord),
  weapons: ({ table }, node) => offered(table, node, 'weapon', cardWord),
  defenses: ({ table }, node) => offered(table, node, 'defense', cardWord),
  barred: ({ table }, node) =>
    byFaction(
      node,
      (value) => listOf(value, text),
      (who) => {
        const { weapon = null, defense = null } = promptOf(table, who, 'battle-plan')?.barred ?? {};
        return [barWord(weapon), barWord(defense)];
      },
    ),
  accompanied: ({ table }, node) =>
    byFaction(node, truth, (who) => planChoices(table, who, 'kwisatzHaderach').includes(true)),
  outcome: ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['fought', 'traitor', 'two-traitors', 'explosion'], 'outcome'),
      wordFor(outcomeOf(table)),
    ),
  winner: ({ table }, node) => differs(node, node.value === 'none' ? null : faction(node), winnerOf(outcomeOf(table))),
  totals: ({ table }, node) => byFaction(node, number, (who) => sideTotal(table, who)?.total),
  strengths: ({ table }, node) => byFaction(node, number, (who) => sideTotal(table, who)?.leaderStrength),
  'killed-by': ({ table }, node) =>
    byFaction(
      node,
      (value) => (value.value === 'none' ? null : card(value)),
      (who) => sideTotal(table, who)?.leaderKilledBy,
    ),
  tie: ({ table }, node) => {
    const why = outcomeOf(table)?.why;
    return differs(node, truth(node), why?.kind === 'sum' && why.tie);
  },
  bounty: ({ table }, node) => differs(node, number(node), outcomeOf(table)?.paid ?? 0),
  'spice-lost': ({ table }, node) => differs(node, number(node), outcomeOf(table)?.territoryLost?.spice ?? 0),
  caller: ({ table }, node) => {
    const why = outcomeOf(table)?.why;
    const [only, ...more] = why?.kind === 'traitors' ? why.calls : [];
    return differs(node, faction(node), more.length === 0 ? (only?.caller ?? null) : null);
  },
  calls: ({ table }, node) =>
    differsAsSet(
      node,
      entries(node).map(([who, called]) => ({ caller: faction(keyNode(called, who)), leader: leader(called) })),
      (lastSaid(table, 'traitor-called')?.calls ?? []).map((call) => ({ caller: call.caller, leader: call.leader })),
    ),
  seen: ({ table }, node) => byFaction(node, shownWord, (who) => elementWord(seatView(table, who).mine.seen)),
  'had-to-show': ({ table }, node) => byFaction(node, shownWord, (who) => elementWord(seatView(table, who).mine.shown)),
};

export const BATTLE_WORDS = ['in', 'sectors', 'between'] as const;
function battleWords(node: Node) {
  const { in: where, sectors, between } = fields(node, BATTLE_WORDS);
  return {
    in: where === undefined ? null : territory(where),
    sectors: sectors === undefined ? [] : listOf(sectors, stormSector),
    between: between === undefined ? [] : [...listOf(between, faction)].sort(),
  };
}

const runningOf = (table: Table): BattleView | null => tableView(table).battle;

/** Returns the last public log line with this code since the last battle was announced. */
function lastSaid<Code extends LogFact['code']>(
  table: Table,
  code: Code,
): Extract<LogFact, { readonly code: Code }> | null {
  const lines = table.engine.logPage(table.timeline, 'table', Number.MAX_SAFE_INTEGER, 200).map(({ fact }) => fact);
  const chosen = lines.findLastIndex((fact) => fact.code === 'battle-chosen');
  const said = lines
    .slice(chosen)
    .findLast((fact): fact is Extract<LogFact, { readonly code: Code }> => fact.code === code);
  return said ?? null;
}

/** A finished battle has left the table; its result is in the log. */
const outcomeOf = (table: Table): BattleOutcome | null =>
  runningOf(table)?.outcome ?? lastSaid(table, 'battle-resolved')?.outcome ?? null;

function revealedPlan(table: Table, who: FactionId): OpenPlan | null {
  const said = lastSaid(table, 'plans-revealed');
  if (said === null) return null;
  return said.aggressor === who ? said.plans[0] : said.defender === who ? said.plans[1] : null;
}

const winnerOf = (outcome: BattleOutcome | null): FactionId | null => outcome?.winner ?? null;

/** Returns the scenario's word for the result of a battle. */
function wordFor(outcome: BattleOutcome | null): string | undefined {
  if (outcome === null) return undefined;
  const { why } = outcome;
  if (why.kind === 'traitors') return why.calls.length > 1 ? 'two-traitors' : 'traitor';
  return why.kind === 'sum' ? 'fought' : why.kind;
}

function sideOf(table: Table, who: FactionId) {
  const battle = runningOf(table);
  return [battle?.aggressor, battle?.defender].find((side) => side?.faction === who);
}

function sideTotal(table: Table, who: FactionId) {
  const why = outcomeOf(table)?.why;
  return why?.kind === 'sum' ? why.sides.find((side) => side.faction === who) : undefined;
}

/** Returns the aggressor of the running battle, or the faction that chooses the next battle. */
const aggressorNow = (table: Table): FactionId | undefined =>
  runningOf(table)?.aggressor.faction ??
  factionsOf(table).find((who) => promptOf(table, who, 'choose-battle') !== null);

function planChoices(table: Table, who: FactionId, field: string): readonly AnswerValue[] {
  const prompt = promptOf(table, who, 'battle-plan');
  return prompt === null ? [] : choices(prompt.answers, field, {});
}

const highest = (values: readonly AnswerValue[]): number => Math.max(...values.map(Number));

function offered(table: Table, node: Node, field: string, word: (value: AnswerValue) => string): readonly string[] {
  return entries(node).flatMap(([who, wanted]) =>
    differsAsSet(wanted, listOf(wanted, text), [
      ...new Set(planChoices(table, faction(keyNode(wanted, who)), field).map(word)),
    ]),
  );
}

const cardWord = (value: AnswerValue): string => show(getField(value, 'card') ?? 'none');

const leaderWord = (value: AnswerValue): string =>
  getField(value, 'kind') === 'leader' ? show(getField(value, 'leader')) : cardWord(value);

function planDiffers(node: Node, plan: OpenPlan): readonly string[] {
  const { dial, spice, leader: leads, 'kwisatz-haderach': kwisatzHaderach, weapon, defense } = fields(node, PLAN_KEYS);
  return [
    ...(dial === undefined ? [] : differs(dial, dial.value, plan.dial)),
    ...(spice === undefined ? [] : differs(spice, spice.value, plan.spice)),
    ...(leads === undefined ? [] : differs(leads, leads.value, leaderWord(plan.leader as AnswerValue))),
    ...(kwisatzHaderach === undefined ? [] : differs(kwisatzHaderach, truth(kwisatzHaderach), plan.kwisatzHaderach)),
    ...(weapon === undefined ? [] : differs(weapon, weapon.value, plan.weapon?.card ?? 'none')),
    ...(defense === undefined ? [] : differs(defense, defense.value, plan.defense?.card ?? 'none')),
  ];
}

/** Returns `voice` for both forms of the Voice, the player's own Voice and an ally's Voice. */
const barWord = (bar: CardBan | null): string =>
  bar === null ? 'free' : bar === 'bene-gesserit/voice' || bar === 'bene-gesserit/voice-ally' ? 'voice' : bar;

/** A scenario writes `leader stilgar`, `weapon none`, `dial 3`, or `nothing`. */
const shownWord = (node: Node): string => text(node);

function elementWord(shown: OpenElement | null): string {
  if (shown === null) return 'nothing';
  switch (shown.element) {
    case 'leader':
      return `leader ${shown.leader === null ? 'none' : shown.leader.kind === 'leader' ? shown.leader.leader : 'cheap-hero'}`;
    case 'dial':
      return `dial ${shown.dial}`;
    case 'weapon':
    case 'defense':
      return `${shown.element} ${shown.card === 'none' ? 'none' : shown.card.card}`;
  }
}
