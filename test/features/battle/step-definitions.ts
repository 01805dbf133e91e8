/** The actions of this feature in scenario files. */
import {
  LEADER_IDS,
  PLAN_ELEMENTS,
  asRecord,
  firstAnswer,
  type AnswerValue,
  type FactionId,
  type PlayedCard,
  type Command,
} from '#engine';
import { NOT_OFFERED, cardsLaid, lossesValue } from '../../support/scenario/answers.ts';
import { card, faction, isNone, leader, stormSector, territory } from '../../support/scenario/names.ts';
import { fields, isMapping, listOf, number, oneOf, truth, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { attempt, inTurn, type Attempt } from '../../support/scenario/run.ts';
import { everybodyPasses } from '../../support/scenario/answers.ts';
import { factionsOf, promptOf, promptsOf, seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  choose: { prompt: 'choose-battle', value: chosenBattle },
  prescience: {
    prompt: 'prescience',
    value: (_run, _by, node) => (node.value === 'nothing' ? null : oneOf(node, PLAN_ELEMENTS, 'element of a plan')),
  },
  show: { prompt: 'show-element', value: shownValue },
  announce: {
    prompt: 'announce-no-leader',
    value: (_run, _by, node) => oneOf(node, ['none', 'leader', 'cheap-hero'], 'announcement'),
  },
  consent: { prompt: 'consent-no-leader', value: (_run, _by, node) => truth(node) },
  plan: { prompt: 'battle-plan', value: planValue },
  'traitor-call': {
    prompt: 'traitor-call',
    value: (_run, _by, node) => (node.value === 'none' ? { call: false } : { call: true, leader: leader(node) }),
  },
  losses: { prompt: 'choose-losses', value: (run, by, node) => lossesValue(run, by, node, 'choose-losses') },
  keep: { prompt: 'keep-cards', value: keptCards },
  done: { prompt: 'battle-done', value: (_run, _by, node) => truth(node) },
  'see-plan': { prompt: 'see-plan', value: planSeen },
};

export const PLAN_KEYS = ['dial', 'spice', 'leader', 'kwisatz-haderach', 'weapon', 'defense'] as const;

export const CHOOSE_KEYS = ['in', 'sectors', 'against'] as const;

/** Returns the index of the entry of `battles` that the scenario names. */
function chosenBattle(run: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(run.table, by, 'choose-battle');
  if (node.value === 'none') return 'none';
  const wanted = battleNamed(node);
  const at = prompt?.battles.findIndex(
    (battle) =>
      battle.territory === wanted.territory &&
      (wanted.against === null || battle.factions.includes(wanted.against)) &&
      wanted.sectors.every((sector) => battle.sectors.includes(sector)),
  );
  return at === undefined || at < 0 ? NOT_OFFERED : at;
}

export function battleNamed(node: Node) {
  if (!isMapping(node)) return { territory: territory(node), against: null, sectors: [] };
  const { in: where, against, sectors } = fields(node, CHOOSE_KEYS);
  return {
    territory: where === undefined ? wrong(node, '`in` says where') : territory(where),
    against: against === undefined ? null : faction(against),
    sectors: sectors === undefined ? [] : listOf(sectors, stormSector),
  };
}

/** The faction whose plan a Karama shows, or `nothing`. */
function planSeen(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'nothing') return { play: false };
  return { play: true, ...cardsLaid(run, by, ['karama'])[0], of: faction(node) };
}

/** The announced element of the plan: a leader, `cheap-hero`, a card, `none`, or the number dialled. */
function shownValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const element = promptOf(run.table, by, 'show-element')?.element;
  if (element === 'dial' || typeof node.value === 'number') return number(node);
  if (element === 'leader') return planLeader(run, by, node);
  return node.value === 'none' ? 'none' : { ...cardsLaid(run, by, [card(node)])[0] };
}

/** A plan by titles: each card comes from a slot with this known title, or else from an unknown card. */
function planValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const { dial, spice, leader: leads, 'kwisatz-haderach': kwisatzHaderach, weapon, defense } = fields(node, PLAN_KEYS);
  const hero = leads?.value === 'cheap-hero' ? (['cheap-hero'] as const) : [];
  const titles = [...hero, ...[weapon, defense].flatMap((laid) => (isNone(laid) ? [] : [card(laid)]))];
  const laid = [...cardsLaid(run, by, titles)];
  const heroCard = hero.length > 0 ? laid.shift() : undefined;
  return {
    dial: dial === undefined ? 0 : number(dial),
    spice: spice === undefined ? 0 : number(spice),
    leader:
      heroCard !== undefined
        ? { kind: 'cheap-hero', ...heroCard }
        : isNone(leads)
          ? null
          : { kind: 'leader', leader: leader(leads) },
    kwisatzHaderach: kwisatzHaderach !== undefined && truth(kwisatzHaderach),
    weapon: isNone(weapon) ? null : { ...laid.shift() },
    defense: isNone(defense) ? null : { ...laid.shift() },
  };
}

function planLeader(run: Run, by: FactionId, node: Node): AnswerValue {
  const who = oneOf(node, [...LEADER_IDS, 'cheap-hero', 'none'], 'leader');
  if (who === 'none') return null;
  return who === 'cheap-hero'
    ? { kind: 'cheap-hero', ...cardsLaid(run, by, ['cheap-hero'])[0] }
    : { kind: 'leader', leader: who };
}

/** Returns the played cards that a player keeps, by title. The player discards all others. */
function keptCards(run: Run, by: FactionId, node: Node): AnswerValue {
  const asked = promptOf(run.table, by, 'keep-cards');
  const slots = asked === null ? [] : Object.keys(asRecord(firstAnswer(asked.answers)));
  const kept = listOf(node, card);
  const { hand } = seatView(run.table, by).mine;
  const played = playedBy(run, by);
  const titleOf = (slot: string) =>
    played.find((laid) => laid.slot === slot)?.card ?? hand.find((held) => held.slot === slot)?.card;
  const left = [...kept];
  const fates = slots.map((slot): readonly [string, boolean] => {
    const at = left.findIndex((title) => title === titleOf(slot));
    if (at >= 0) left.splice(at, 1);
    return [slot, at >= 0];
  });
  return left.length > 0 ? NOT_OFFERED : Object.fromEntries(fates);
}

function playedBy(run: Run, by: FactionId): readonly PlayedCard[] {
  const { plan } = seatView(run.table, by).mine;
  if (plan === null) return [];
  return [plan.leader?.kind === 'cheap-hero' ? plan.leader : null, plan.weapon, plan.defense].flatMap((laid) =>
    laid === null ? [] : [laid],
  );
}

export const acts: Words['acts'] = {
  propose: (run, _by, value) => {
    oneOf(value, ['no-leader'], 'proposal');
    return { type: 'ProposeNoLeader', battle: tableView(run.table).battle?.id ?? 'b0' };
  },
};

export const moderator: Words['moderator'] = {
  end: (_run, value) => {
    oneOf(value, ['battles'], 'phase');
    return [{ type: 'EndBattles' }];
  },
};

export const sentences: Words['sentences'] = {
  'nobody calls a traitor': (run) => everybodyPasses(run, 'traitor-call', { call: false }),
  'the board is put right': boardPutRight,
};

/** All players tick their instructions. Then the two sides say that they are done. */
function boardPutRight(run: Run): Attempt | null {
  if (!factionsOf(run.table).some((who) => promptOf(run.table, who, 'battle-done') !== null)) return null;
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const moves = tableView(now.run.table).instructions.filter(({ owner, done }) => !done && owner === who);
    now = inTurn(
      now.run,
      moves.map(({ id }): Command => ({ type: 'TickInstruction', instruction: id, done: true })),
      who,
    );
    const asked = promptsOf(now.run.table, who).find((prompt) => prompt.kind === 'battle-done');
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: true });
    if (now.refusal !== null) return now;
  }
  return now;
}

export const beginnings: Words['beginnings'] = { battles: 'BeginBattles' };
