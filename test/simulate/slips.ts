/**
 * Mistakes of players at a table, each with the refusal that the test expects. Every mistake has only one fault, so the
 * test can require its refusal.
 */
import {
  FACTIONS,
  discOf,
  isMainCharacter,
  isRoundOfTurns,
  leadersOf,
  TREACHERY_TITLES,
  type FactionId,
  type GameState,
  type LeaderId,
  type PublicFact,
  type Random,
} from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { leadersAt } from '../support/random-seats.ts';
import { formerTurn } from '../support/oracle/own-turns.ts';
import type { RefusalCode } from './tally.ts';

export interface Slip {
  readonly move: Move;
  readonly code: RefusalCode;
}

/** Makes a mistake, if the position allows it. */
type Slipping = (state: GameState, random: Random) => Move | null;

/** A mistake that is possible at this table now; `null` if there is none. */
export function someSlip(state: GameState, random: Random): Slip | null {
  const possible = (Object.entries(SLIPS) as readonly (readonly [keyof typeof SLIPS, Slipping])[]).flatMap(
    ([code, slipping]): readonly Slip[] => {
      const move = slipping(state, random);
      return move === null ? [] : [{ move, code }];
    },
  );
  const seldom = possible.filter(({ code }) => SELDOM.has(code));
  if (seldom.length > 0 && chance(MOSTLY_THESE, random)) return pickRandom(seldom, random);
  return possible.length === 0 ? null : pickRandom(possible, random);
}

/** Mistakes that are possible only for one moment in hundreds of games. A run of thousands makes each of them. */
const SELDOM: ReadonlySet<RefusalCode> = new Set(['clock-was-stopped', 'pledge-is-bid']);
/** The percentage of such moments in which a player makes that mistake. */
const MOSTLY_THESE = 80;

/** Factions that are dealt no traitors. They can enter none. */
const WITHOUT_TRAITORS: readonly FactionId[] = ['bene-tleilaxu', 'tleilaxu'];

const corrects = (fact: PublicFact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } });

const SLIPS = {
  'own-ally': (state, random) => {
    const faction = aFaction(state, random);
    return corrects({ kind: 'alliance', members: [faction, faction] });
  },
  'too-few-to-ally': ({ factions }) =>
    factions.length !== 2 ? null : corrects({ kind: 'alliance', members: factions.map(({ faction }) => faction) }),
  'pair-stays-allied': ({ choices: { pairs } }, random) => {
    if (pairs.length === 0) return null;
    const [one] = pickRandom(pairs, random);
    return corrects({ kind: 'alliance', members: [one] });
  },
  'duplicate-traitor': ({ choices, factions }, random) => {
    const others = factions.filter(({ faction }) => faction !== 'harkonnen');
    const isImpossible = others.length === 0 || others.length === factions.length;
    if (choices.components.traitors === 'app' || isImpossible) return null;
    const theirs = leadersAt(choices, pickRandom(others, random).faction).filter((one) => !isMainCharacter(one));
    if (theirs.length === 0) return null;
    const leader = pickRandom(theirs, random);
    return entersTraitors('harkonnen', [leader, leader]);
  },
  'main-character-no-traitor': ({ choices, factions, leaders }, random) => {
    const mains = leaders.map(({ leader }) => leader).filter(isMainCharacter);
    if (choices.components.traitors === 'app' || mains.length === 0) return null;
    const others = factions.filter(({ faction }) => !WITHOUT_TRAITORS.includes(faction));
    return others.length === 0 ? null : entersTraitors(pickRandom(others, random).faction, [pickRandom(mains, random)]);
  },
  'own-leader-no-traitor': ({ choices, factions }, random) => {
    if (choices.components.traitors === 'app' || assemble(choices).rules.ownLeaderAsProtection) return null;
    const others = factions.filter(({ faction }) => !WITHOUT_TRAITORS.includes(faction));
    if (others.length === 0) return null;
    const { faction } = pickRandom(others, random);
    const own = leadersAt(choices, faction).filter((leader) => !isMainCharacter(leader));
    return own.length === 0 ? null : entersTraitors(faction, [pickRandom(own, random)]);
  },
  'too-many-traitors': ({ choices, factions, leaders }, random) => {
    const others = factions.filter(({ faction }) => faction !== 'harkonnen');
    if (choices.components.traitors === 'app' || others.length === 0) return null;
    const { faction: by } = pickRandom(others, random);
    const theirs = leaders.map(({ leader }) => leader).filter((leader) => discOf(leader).faction !== by);
    return theirs.length < 2 ? null : entersTraitors(by, theirs.slice(0, 2));
  },
  'predicts-itself': ({ factions, prediction }, random) => {
    // A faction that is out of the game declares nothing.
    if (prediction === null || !factions.some(({ faction }) => faction === prediction.by)) return null;
    const own = { faction: prediction.by, turn: 1 + random(10) };
    return { by: prediction.by, command: { type: 'DeclareSecret', fact: { kind: 'prediction', prediction: own } } };
  },
  'too-many-cards': ({ choices }, random) => {
    // No edition has as many as ten cards of one title.
    const card = pickRandom(TREACHERY_TITLES, random);
    return choices.components.treachery === 'app'
      ? null
      : corrects({ kind: 'pile', pile: 'discarded', cards: Array.from({ length: 10 }, () => card) });
  },
  'not-enough-special-forces': ({ factions }, random) => {
    const plain = factions.filter(
      ({ faction, reserves }) => faction !== 'emperor' && faction !== 'fremen' && reserves.count > 0,
    );
    if (plain.length === 0) return null;
    const { faction } = pickRandom(plain, random);
    return corrects({ kind: 'forces', faction, count: 1, special: 1, territory: 'polar-sink', sector: null });
  },
  'kwisatz-haderach-is-dead': ({ kwisatzHaderach }) =>
    kwisatzHaderach === null ? null : corrects({ kind: 'kwisatz-haderach', where: 'tanks', usedIn: 'arrakeen' }),
  'wheels-need-two': (state, random) => {
    const one = aFaction(state, random);
    return corrects({ kind: 'last-wheels', one, two: pickRandom([one, null], random) });
  },
  'not-yours': ({ instructions, factions }, random) => {
    const [listed] = instructions.filter(({ owner, filed }) => owner !== 'table' && !filed);
    const others = factions.filter(({ faction }) => faction !== listed?.owner);
    if (listed === undefined || others.length === 0) return null;
    return {
      by: pickRandom(others, random).faction,
      command: { type: 'TickInstruction', instruction: listed.id, done: true },
    };
  },
  'no-such-place': () => corrects({ kind: 'spice-on-board', amount: 3, territory: 'the-great-flat', sector: null }),
  'leader-not-in-play': ({ leaders }, random) => {
    const away = FACTIONS.flatMap(leadersOf).filter((one) => !leaders.some(({ leader }) => leader === one));
    if (away.length === 0) return null;
    const leader = pickRandom(away, random);
    return corrects({ kind: 'leader', leader, where: 'tanks', deaths: 1 });
  },
  'leader-is-dead': ({ leaders }, random) => {
    const dead = leaders.filter(({ where, faceDown }) => where === 'tanks' && !faceDown);
    if (dead.length === 0) return null;
    return corrects({ kind: 'leader-fought', leader: pickRandom(dead, random).leader, territory: 'arrakeen' });
  },
  'leader-is-hidden': ({ leaders }, random) => {
    const taken = leaders.filter(({ captor }) => captor !== null).map(({ leader }) => discOf(leader).faction);
    const hidden = leaders.filter(
      ({ leader, where, faceDown }) => taken.includes(discOf(leader).faction) && (where === 'ready' || faceDown),
    );
    if (hidden.length === 0) return null;
    return corrects({ kind: 'leader', leader: pickRandom(hidden, random).leader, where: 'tanks', deaths: 1 });
  },
  'clock-was-stopped': ({ stack, talking, paused }) => {
    const card = cardForSale(stack);
    const [by] = card?.handsRaised ?? [];
    const runs = (card?.awaited?.faction ?? null) !== null && (card?.awaited?.time ?? null) !== null;
    if (card === null || by === undefined || !runs || talking.length > 0 || paused !== null) return null;
    return { by, command: { type: 'StopClock', lot: card.lot } };
  },
  'may-not-bid': ({ stack, factions, talking, paused }) => {
    const top = stack.at(-1);
    const card = top?.kind === 'bidding' && top.way === 'aloud' ? top.card : null;
    const full = factions.find(({ faction }) => card?.bidders.includes(faction) === false);
    if (card === null || card.shown !== null || full === undefined || talking.length > 0 || paused !== null)
      return null;
    return { by: 'moderator', command: { type: 'SellCard', lot: card.lot, buyer: full.faction, price: 1 } };
  },
  'may-still-be-undone': (state, random) => {
    const { pace, turn, phase, epoch, talking, paused } = state;
    const { due } = pace;
    const isDue = pace.byItself && due?.turn === turn && due.after === phase && due.epoch === epoch;
    const made = formerTurn(state)?.done.some(({ kind }) => kind === 'shipment' || kind === 'move') ?? false;
    if (!isRoundOfTurns(phase) || !isDue || !made || talking.length > 0 || paused !== null) return null;
    return { by: aFaction(state, random), command: { type: 'GoOn' } };
  },
  'pledge-is-bid': ({ stack, standingOrders }) => {
    const leader = cardForSale(stack)?.words.findLast(({ amount }) => amount !== null)?.faction;
    const [by] = standingOrders.flatMap(({ owner, order }) =>
      order.kind === 'pledges' && order.given.some(({ to, sums }) => to === leader && sums.cards > 0) ? [owner] : [],
    );
    if (leader === undefined || by === undefined) return null;
    return { by, command: { type: 'PledgeSpice', to: leader, cards: 0, shipments: 0, revivals: 0 } };
  },
  'table-talks': ({ stack, talking }) => (talking.length > 0 ? closes(stack) : null),
  'table-paused': ({ stack, talking, paused }) => (talking.length === 0 && paused !== null ? closes(stack) : null),
} as const satisfies Partial<Record<RefusalCode, Slipping>>;

const entersTraitors = (by: FactionId, leaders: readonly LeaderId[]): Move => ({
  by,
  command: { type: 'DeclareSecret', fact: { kind: 'traitors', leaders } },
});

/** The card on auction, while no other activity is on top of the auction; `null` if there is none. */
function cardForSale(stack: GameState['stack']) {
  const top = stack.at(-1);
  return top?.kind === 'bidding' ? top.card : null;
}

/** The clock closes the open window. */
function closes(stack: GameState['stack']): Move | null {
  const window = stack.at(-1);
  return window?.kind === 'window' ? { by: 'clock', command: { type: 'CloseWindow', window: window.id } } : null;
}

const aFaction = ({ factions }: GameState, random: Random): FactionId => pickRandom(factions, random).faction;
