/** The actions of this feature in scenario files. */
import { contains, partName, type AnswerValue, type FactionId, type PromptKind } from '#engine';
import { faction, keyNode, territory } from '../../support/scenario/names.ts';
import {
  entries,
  fields,
  isMapping,
  listOf,
  number,
  text,
  truth,
  wrong,
  type Node,
} from '../../support/scenario/node.ts';
import type { Attempt, Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { askedIn, isClaiming, isTrading, playedOn, rowIn } from './play.ts';
import { letWindowPass, promptOf, seatView, sendOk } from '../../support/table.ts';

export const answers: Words['answers'] = {
  'access-limit': { prompt: 'access-bid', value: (_run, _by, node) => number(node) },
  'access-limit-kept': { prompt: 'access-bid', value: (_run, _by, node) => ({ keeps: number(node) }) },
  'look-at-access-card': {
    prompt: 'look-at-access-card',
    value: ({ table }, by, node) => promptOf(table, by, 'look-at-access-card')?.row[number(node) - 1] ?? null,
  },
  'finished-trading': { prompt: 'trading-ready', value: (_run, _by, node) => truth(node) },
  'take-access-card-of': {
    prompt: 'take-access-card',
    value: (_run, _by, node) => (node.value === 'none' ? 'none' : faction(node)),
  },
  'return-access-card': {
    prompt: 'return-access-card',
    value: ({ table }, by, node) =>
      promptOf(table, by, 'return-access-card')?.hand.find(({ card }) => card === text(node))?.id ?? null,
  },
  'draw-access-cards': { prompt: 'draw-access-cards', value: (_run, _by, node) => truth(node) },
  'pick-access-card': {
    prompt: 'pick-access-card',
    value: ({ table }, by, node) =>
      promptOf(table, by, 'pick-access-card')?.forfeited.find(({ card }) => card === text(node))?.id ?? null,
  },
  'claim-strongholds': { prompt: 'claim-strongholds', value: claimed },
  placement: { prompt: 'tell-placement', value: placed },
  'start-without-cards': { prompt: 'start-without-cards', value: started },
};

/** A scenario writes `{ arrakeen: 5 }`, or with special forces `{ arrakeen: { all: 5, special: 2 } }`. */
function placed({ table }: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(table, by, 'tell-placement');
  const answer: Record<string, number> = Object.fromEntries(
    (prompt?.parts ?? []).flatMap((part) =>
      [partName(part), ...(prompt?.special === 0 ? [] : [partName(part) + STARRED])].map((field) => [field, 0]),
    ),
  );
  for (const [where, value] of entries(node)) {
    const name = territory(keyNode(value, where));
    const part = prompt?.parts.find((one) => one.territory === name);
    const told = isMapping(value) ? fields(value, ['all', 'special'] as const) : { all: value, special: undefined };
    const special = told.special === undefined ? 0 : number(told.special);
    const field = part === undefined ? name : partName(part);
    answer[field] = (told.all === undefined ? special : number(told.all)) - special;
    if (special > 0) answer[field + STARRED] = special;
  }
  return answer;
}

/** A scenario writes `{ false-wall-south@3: 6 }`. All these forces are ordinary. */
function started({ table }: Run, by: FactionId, node: Node): AnswerValue {
  const { parts = [], special = 0 } = promptOf(table, by, 'start-without-cards') ?? {};
  const none = parts.flatMap((part) => [partName(part), ...(special === 0 ? [] : [partName(part) + STARRED])]);
  return {
    ...Object.fromEntries(none.map((field) => [field, 0])),
    ...Object.fromEntries(entries(node).map(([part, count]) => [part, number(count)])),
  };
}

/** The mark of special forces in an answer. */
const STARRED = '*';

/**
 * A scenario writes `{ arrakeen: [troops-10, troops-2] }`, or with special forces `{ arrakeen: { with: [troops-5],
 * special: 2 } }`.
 */
function claimed({ table }: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(table, by, 'claim-strongholds');
  const answer: Record<string, number> = Object.fromEntries((prompt?.fields ?? []).map(({ field }) => [field, 0]));
  const free = [...(prompt?.hand ?? [])];
  for (const [where, value] of entries(node)) {
    const stronghold = territory(keyNode(value, where));
    const told = Array.isArray(value.value) ? { with: value, special: undefined } : fields(value, ['with', 'special']);
    for (const face of told.with === undefined ? [] : listOf(told.with, text)) {
      const at = free.findIndex(({ card }) => card === face);
      const [card] = at < 0 ? [] : free.splice(at, 1);
      if (card === undefined) wrong(value, `holds no other ${face}`);
      answer[`${stronghold}/${card.id}`] = Number(face.split('-')[1]);
    }
    if (told.special !== undefined) answer[`${stronghold}*`] = number(told.special);
  }
  return answer;
}

export const acts: Words['acts'] = {
  'offer-access-cards': ({ table }, by, node) => {
    const { to, gives, shown, wants } = fields(node, ['to', 'gives', 'shown', 'wants'] as const);
    if (to === undefined || gives === undefined) return wrong(node, '`to` and `gives` are needed');
    return {
      type: 'OfferAccessTrade',
      to: faction(to),
      gives: idsOf(table, by, gives),
      shown: shown !== undefined && truth(shown),
      wants: wants === undefined ? 'something' : text(wants),
    };
  },
  'lay-access-cards': ({ table }, by, node) => {
    const told = fields(node, ['for', 'gives', 'shown'] as const);
    if (told.for === undefined || told.gives === undefined) return wrong(node, '`for` and `gives` are needed');
    return {
      type: 'AnswerAccessTrade',
      trade: tradeOf(table, by, faction(told.for)),
      returns: idsOf(table, by, told.gives),
      shown: told.shown !== undefined && truth(told.shown),
    };
  },
  'settle-trade': ({ table }, by, node) => {
    const [told] = entries(node);
    if (told === undefined) return wrong(node, '`with: true` or `with: false` by faction');
    return {
      type: 'SettleAccessTrade',
      trade: tradeOf(table, by, faction(keyNode(told[1], told[0]))),
      accepts: truth(told[1]),
    };
  },
};

type Table = Run['table'];

function idsOf(table: Table, by: FactionId, node: Node): readonly string[] {
  const free = [...seatView(table, by).mine.accessHand];
  return listOf(node, (one) => {
    const at = free.findIndex(({ card }) => card === text(one));
    // A card that the player does not hold gets a name that no card has.
    return at < 0 ? NOT_HELD : (free.splice(at, 1)[0]?.id ?? NOT_HELD);
  });
}

const NOT_HELD = 'no-card-1';

const tradeOf = (table: Table, by: FactionId, other: FactionId): `trade-${number}` =>
  seatView(table, by).mine.accessTrades.find((trade) => trade.by === other || trade.to === other)?.id ?? 'trade-999';

export const sentences: Words['sentences'] = {
  'every access card of this auction is bought': (run) =>
    rowIn(run.table) === 0 ? null : played(run, allBought(run.table)),
  'nobody else bids for the access card': (run) => played(run, nobodyBids(run.table)),
  'the next auction of access cards comes': (run) =>
    played(
      run,
      playedOn(run.table, (now) => now !== run.table && rowIn(now) > 0 && rowIn(now) >= rowIn(run.table)),
    ),
  'the trades of access cards come': (run) => played(run, playedOn(run.table, isTrading)),
  'everybody has finished trading': (run) => played(run, allAnswer(run.table, 'trading-ready')),
  'nobody else claims a stronghold': (run) => played(run, allAnswer(run.table, 'claim-strongholds')),
  'the time to trade is over': (run) => (isTrading(run.table) ? played(run, letWindowPass(run.table)) : null),
  'the next stronghold is read': (run) => (isClaiming(run.table) ? played(run, letWindowPass(run.table)) : null),
  'all strongholds are read': (run) => (isClaiming(run.table) ? played(run, allRead(run.table)) : null),
};

/** Returns what was played; `null` if nothing of the kind was open. */
const played = (run: Run, table: Table): Attempt | null =>
  table === run.table ? null : { run: { ...run, table }, refusal: null };

/** For each card, one faction with spice bids 1, and all other factions pass. */
function allBought(from: Table): Table {
  let table = from;
  for (let left = rowIn(from); left > 0; left -= 1) {
    const asked = askedIn(table).find(({ kind, answers: legal }) => kind === 'access-bid' && contains(legal, 1));
    if (asked === undefined) return table;
    table = nobodyBids(sendOk(table, asked.faction, { type: 'Answer', prompt: asked.id, value: 1 }));
  }
  return table;
}

const nobodyBids = (table: Table): Table =>
  playedOn(
    table,
    (now) => rowIn(now) !== rowIn(table),
    ({ kind }) => kind === 'access-bid',
  );

const allAnswer = (table: Table, asked: PromptKind): Table =>
  playedOn(
    table,
    () => false,
    ({ kind }) => kind === asked,
  );

/** Lets time pass until no claims are open. */
function allRead(table: Table): Table {
  const next = letWindowPass(table);
  return next === table || !isClaiming(next) ? next : allRead(next);
}
