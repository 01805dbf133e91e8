/** The actions of this feature in scenario files. */
import { type AnswerValue, type FactionId, type Command } from '#engine';
import { BIDDING_WAYS } from '#lib/model/bidding.ts';
import { must } from '#lib/core/assert-never.ts';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { card, faction, keyNode } from '../../support/scenario/names.ts';
import { entries, fields, isMapping, number, oneOf, truth, type Node } from '../../support/scenario/node.ts';
import { attempt, type Attempt, type Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { sentences as CHARITY } from '../charity/step-definitions.ts';
import { factionsOf, letWindowPass, nextPhase, promptOf, promptsOf, seatView, tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  bid: { prompt: 'bid', value: (_run, _by, node) => (node.value === 'pass' ? 0 : number(node)) },
  limit: { prompt: 'bid-limit', value: (_run, _by, node) => limitTold(node) },
  pay: { prompt: 'way-to-pay', value: wayToPay },
  'sealed-bid': { prompt: 'sealed-bid', value: (_run, _by, node) => (node.value === 'nothing' ? 0 : number(node)) },
};

/**
 * A scenario writes `spice`, a card that pays as a Karama, or `{ fremen: 2 }` for at most this much of an ally’s
 * pledge.
 */
function wayToPay(run: Run, by: FactionId, node: Node): AnswerValue {
  if (!isMapping(node) && node.value !== 'spice') return { play: true, ...cardsLaid(run, by, [card(node)])[0] };
  const told = isMapping(node) ? entries(node) : [];
  const shares = promptOf(run.table, by, 'way-to-pay')?.helpers.map(
    (ally) => [ally, pledgedTo(run, by, ally)] as const,
  );
  const named = told.map(([ally, most]) => [ally, number(most)] as const);
  return { play: false, ...Object.fromEntries([...(shares ?? []), ...named]) };
}

const pledgedTo = ({ table }: Run, faction: FactionId, ally: FactionId): number =>
  seatView(table, faction).mine.pledges.received.find(({ by }) => by === ally)?.sums.cards ?? 0;

export const acts: Words['acts'] = {
  'tell-sold': (run, _by, node) => soldTo(run, node),
  'tell-left': (run, _by, node) => leftLying(run, node),
  'stop-clock': (run, _by, node) => ({
    type: 'StopClock',
    lot: node.value === 'the clock' ? lotNow(run) : number(node),
  }),
  'pass-ahead': (run, _by, node) => ({
    type: 'PreparePass',
    lot: lotNow(run),
    passes: oneOf(node, ['no', 'card', 'rest'] as const, 'way to pass ahead'),
  }),
  'name-card': (_run, _by, node) => {
    const told = entries(node);
    const [[lot, title] = [undefined, undefined]] = told.filter(([key]) => key !== 'second');
    return {
      type: 'NameCard',
      lot: Number(lot),
      second: told.some(([key]) => key === 'second'),
      card: card(must(title, 'a card')),
    };
  },
};

export const moderator: Words['moderator'] = {
  bidding: (_run, node) => {
    const { way, clock } = isMapping(node) ? fields(node, ['way', 'clock']) : { way: node, clock: undefined };
    return [
      {
        type: 'ChooseBidding',
        way: oneOf(way ?? node, BIDDING_WAYS, 'way of bidding'),
        clock: clock === undefined || truth(clock),
      },
    ];
  },
  sold: (run, node) => [soldTo(run, node)],
  left: (run, node) => [leftLying(run, node)],
};

export const sentences: Words['sentences'] = {
  'the bidding begins': biddingBegins,
  'nobody bids': nobodyBids,
  'nobody else bids': nobodyBids,
};

/** A scenario writes `7`, or `{ up-to: 7, keeps: true, spares-ally: true }`. */
function limitTold(node: Node) {
  if (!isMapping(node)) return { limit: node.value === 'nothing' ? 0 : number(node), keeps: false, sparesAlly: false };
  const told = fields(node, ['up-to', 'keeps', 'spares-ally']);
  return {
    limit: number(told['up-to'] ?? node),
    keeps: told.keeps !== undefined && truth(told.keeps),
    sparesAlly: told['spares-ally'] !== undefined && truth(told['spares-ally']),
  };
}

/**
 * A scenario writes `{ emperor: 5 }` for the card on auction, and `{ emperor: 5, lot: 1 }` for the card of this number.
 */
function soldTo(run: Run, node: Node): Command {
  const told = entries(node);
  const lot = told.find(([key]) => key === 'lot')?.[1];
  const [buyer, price] = must(
    told.find(([key]) => key !== 'lot'),
    'a buyer',
  );
  return {
    type: 'SellCard',
    lot: lot === undefined ? lotNow(run) : number(lot),
    buyer: faction(keyNode(price, buyer)),
    price: number(price),
  };
}

const leftLying = (run: Run, node: Node): Command => ({
  type: 'LeaveCard',
  lot: node.value === 'the card' ? lotNow(run) : number(node),
});

const lotNow = ({ table }: Run): number => tableView(table).bidding?.card?.lot ?? 1;

/** The desk steps to this phase; if charity opens its phase, no faction claims charity. */
function biddingBegins(run: Run): Attempt | null {
  let now = attempt(run, 'moderator', nextPhase(run.table));
  if (tableView(now.run.table).charity?.taken === null) {
    now = must(must(CHARITY['nobody claims charity'], 'charity')(now.run), 'charity');
    if (now.refusal === null) now = attempt(now.run, 'moderator', nextPhase(now.run.table));
  }
  return now.refusal === null && tableView(now.run.table).bidding === null ? null : now;
}

/** All players who can still bid pass on this card; `null` if no card is on auction. */
function nobodyBids(run: Run): Attempt | null {
  const lot = tableView(run.table).bidding?.card?.lot ?? null;
  if (lot === null) return null;
  let now: Attempt = { run, refusal: null };
  for (let asked = nextAsked(now.run); asked !== null && lotNow(now.run) === lot; asked = nextAsked(now.run)) {
    now = attempt(now.run, asked.who, { type: 'Answer', prompt: asked.prompt, value: 0 });
    if (now.refusal !== null) return now;
  }
  // The next phase may have begun at once.
  const { bidding } = tableView(now.run.table);
  // Limits are compared after the time to think.
  return bidding?.way === 'silent' && bidding.card?.lot === lot
    ? { run: { ...now.run, table: letWindowPass(now.run.table) }, refusal: null }
    : now;
}

function nextAsked({ table }: Run): { readonly who: FactionId; readonly prompt: string } | null {
  for (const who of factionsOf(table)) {
    const open = promptsOf(table, who).find(({ kind, sealed }) => (kind === 'bid' || kind === 'sealed-bid') && !sealed);
    if (open !== undefined) return { who, prompt: open.id };
  }
  return null;
}
