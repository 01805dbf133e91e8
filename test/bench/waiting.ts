/**
 * The time that a turn makes six players wait if they answer at once: the floor of windows, of charity and of silent
 * bids, prices on the screen, and pauses. Played by the table's clock alone. Players take only the time for the taps of
 * a turn of shipment and movement, so that the rest is forced waiting.
 */
import {
  EDITIONS,
  isNonBlocking,
  lastOf,
  LAYERS_OF,
  maySit,
  usesStormCards,
  must,
  sample,
  seededRandom,
  WHO_PLAYS,
  type EditionId,
  type Layer,
  type DeclaredSecret,
  type Prompt,
  type PublicFact,
  type Random,
  type Seating,
} from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { FIRST_SET_UP } from '#app/new/_components/set-up.ts';
import { pickRandom, type Move } from '../support/random-choice.ts';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  openPrompts,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';
import { momentsOf, placeOf } from '../windows/moments.ts';
import type { TurnWaited, Waited, WaitingBids, WaitingReport } from './report.ts';
import { SIX, TURNS, type TurnToPlay } from './turns.ts';

/** The allowed seconds of a turn without its battles. */
const AIMS: Readonly<Record<Layer, Readonly<Record<WaitingBids, number>>>> = {
  basic: { aloud: 40, silent: 65 },
  advanced: { aloud: 45, silent: 70 },
};
/** The pause before the round of moves, in editions in which every faction ships before any faction moves (seconds). */
const SECOND_ROUND = 4;

/** The time in which a Harvester may be played after each blow, in editions whose deck has one (seconds). */
const HARVESTER = 5;

/** The only layer of Dune Squad has the powers of the advanced games, so it may wait as long as they do. */
function aimOf(edition: EditionId, layer: Layer, bids: WaitingBids): number {
  const { rules } = assemble({ ...DEFAULT_CHOICES, edition, layer });
  const aims = AIMS[edition === 'dune-squad' ? 'advanced' : layer];
  const harvesters = rules.treacheryDeck.harvester === 0 ? 0 : HARVESTER * rules.blowsPerTurn;
  return aims[bids] + (rules.shipsBeforeMoves ? SECOND_ROUND : 0) + harvesters;
}

const BIDS: readonly WaitingBids[] = ['aloud', 'silent'];
/** A limit that no turn reaches. */
const LONGEST = 2_000;
/** The seconds for the taps of an answer, one second for each tap: four for a shipment, three for a move. */
const TAPS: Readonly<Partial<Record<Prompt['kind'], number>>> = { ship: 4, move: 3 };

export const benchWaiting = (): WaitingReport => ({
  windowSeconds: FIRST_SET_UP.windowSeconds,
  aimSeconds: AIMS,
  turns: EDITIONS.flatMap((edition) =>
    LAYERS_OF[edition].flatMap((layer) =>
      TURNS.flatMap((turn) => BIDS.map((bids) => waitedIn(edition, layer, turn, bids))),
    ),
  ),
});

function waitedIn(edition: EditionId, layer: Layer, turn: TurnToPlay, bids: WaitingBids): TurnWaited {
  const waits = [...waitsOf(opened(edition, layer, turn, bids), turn, seededRandom(1))];
  const isBattle = ({ phase }: Waited): boolean => phase === 'battle';
  const beside = waits.filter((wait) => !isBattle(wait));
  const seconds = sumOf(beside);
  return {
    game: `${edition} ${layer}`,
    turn: turn.name,
    bids,
    seconds,
    isWithinAim: seconds <= aimOf(edition, layer, bids),
    phases: Object.fromEntries(
      [...new Set(beside.map(({ phase }) => phase))].map((phase) => [
        phase,
        sumOf(beside.filter((wait) => wait.phase === phase)),
      ]),
    ),
    besides: { battles: sumOf(waits.filter(isBattle)) },
    waits,
  };
}

const sumOf = (waits: readonly Waited[]): number => waits.reduce((sum, { seconds }) => sum + seconds, 0);

/** The table plays with cardboard, so no Karama has been seen, and the table reports each card. */
function opened(
  edition: EditionId,
  layer: Layer,
  { facts, stormCard, secondPile }: TurnToPlay,
  bids: WaitingBids,
): Table {
  const choices = { edition, layer, windowTime: FIRST_SET_UP.windowSeconds * 1000 };
  const hasStormCards = usesStormCards(edition, layer, []);
  const hasSecondPile = assemble({ ...DEFAULT_CHOICES, edition, layer }).rules.blowsPerTurn > 1;
  const ofGame: readonly PublicFact[] = [
    ...(hasStormCards ? [{ kind: 'storm-card', lies: true } as const] : []),
    ...(hasSecondPile ? [{ kind: 'spice-pile', pile: 1, top: secondPile } as const] : []),
  ];
  const moves: readonly Move[] = [
    { by: 'moderator', command: { type: 'ChoosePace', byItself: true } },
    { by: 'moderator', command: { type: 'ChooseMoves', made: 'on-phones' } },
    { by: 'moderator', command: { type: 'ChooseBidding', way: bids, clock: false } },
    ...[...facts, ...ofGame].map(corrected),
    ...(hasStormCards ? [told({ kind: 'storm-card', card: stormCard })] : []),
    corrected({ kind: 'phase', phase: 'setup' }),
  ];
  return moves.reduce((table, { by, command }) => sendOk(table, by, command), openedTable(around(edition), choices));
}

/** Seats the six factions around the board of this edition, each at the next place that it may take. */
const around = (edition: EditionId): readonly Seating[] =>
  SIX.reduce<readonly Seating[]>((seated, { faction }) => {
    const { places } = WHO_PLAYS[edition].seats;
    const next = places.slice((seated.at(-1)?.circle ?? -1) + 1);
    const circle = must(
      next.find((place) => maySit(WHO_PLAYS[edition], { faction, circle: place })),
      faction,
    );
    return [...seated, { faction, circle }];
  }, []);

const corrected = (fact: PublicFact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } });
const told = (fact: DeclaredSecret): Move => ({ by: 'fremen', command: { type: 'DeclareSecret', fact } });

/** Plays the turn to its end, and reports each period in which players could only wait. */
function* waitsOf(table: Table, turn: TurnToPlay, random: Random): Generator<Waited> {
  const { turn: number } = stateOf(table);
  const cards = [...turn.spiceCards];
  let now = sendOk(table, 'moderator', nextPhase(table));
  let hasShipped = !turn.bringsReserves;
  for (let step = 0; step < LONGEST; step += 1) {
    const { running, victory, turn: current } = tableView(now);
    if (current !== number || victory !== null) return;
    const offered = openPrompts(now).find(({ kind }) => kind === 'bring-reserves');
    const owed = openPrompts(now).filter(({ kind, sealed }) => !sealed && !isNonBlocking(kind));
    if (owed.length > 0) {
      now = answered(now, answerTo(pickRandom(owed, random), cards, random));
    } else if (offered !== undefined && !hasShipped) {
      hasShipped = true;
      now = answered(now, answerTo(offered, cards, random));
    } else if (now.engine.nextDeadline(now.timeline) !== null) {
      const next = letWindowPass(now);
      yield waitAt(now, closedAt(next));
      now = next;
    } else if (isBidForAloud(now)) {
      now = soldAloud(now, random);
    } else {
      must(running === null ? true : null, `somebody who is asked in ${String(running)}`);
      now = sendOk(now, 'moderator', nextPhase(now));
    }
  }
  throw new Error('The turn has no end.');
}

/** The prompt is answered after one second for each tap. */
function answered(table: Table, { by, command }: Move): Table {
  const prompt = command.type === 'Answer' ? openPrompts(table).find(({ id }) => id === command.prompt) : undefined;
  const taps = prompt === undefined ? 0 : (TAPS[prompt.kind] ?? 0);
  return sendOk({ ...table, now: table.now + taps * 1000 }, by, command);
}

const isBidForAloud = (table: Table): boolean => {
  const { bidding } = tableView(table);
  return bidding?.way === 'aloud' && bidding.card !== null;
};

/** One of the bidders buys the card for 1 spice; a bid aloud takes no time here. */
function soldAloud(table: Table, random: Random): Table {
  const { lot, bidders } = must(tableView(table).bidding?.card ?? null, 'a card');
  return sendOk(table, 'moderator', { type: 'SellCard', lot, buyer: pickRandom(bidders, random), price: 1 });
}

/** The time of the last clock event (server time, ms). */
const closedAt = ({ timeline }: Table): number => must(lastOf(timeline.entries), 'an entry').at;

/** The running clock and its duration: of a window from its opening, of a pause from now on. */
function waitAt(table: Table, closed: number): Waited {
  const { phase, window, followsSoon, shipAndMove, bidding } = tableView(table);
  const { stack } = stateOf(table);
  const charity = stack.find((activity) => activity.kind === 'charity')?.time ?? null;
  const card = stack.find((activity) => activity.kind === 'bidding')?.card?.awaited?.time ?? null;
  const blown = stack.find((activity) => activity.kind === 'spice-blow')?.pause ?? null;
  const wait = (what: string, from: number): Waited => ({ phase, what, seconds: (closed - from) / 1000 });
  if (window !== null) {
    const names = momentsOf(window.ask, placeOf(stateOf(table))).map((moment) => moment?.name ?? 'not listed');
    return wait([...new Set(names)].join(', '), window.opened);
  }
  if (followsSoon !== null) return wait(`before ${followsSoon.next}`, followsSoon.opened);
  const told = bidding?.told ?? null;
  if (told !== null) return wait('while a price is told', told.time.opened);
  if (card !== null) return wait('while all bid for a card', card.opened);
  if (charity !== null) return wait('while charity is claimed', charity.opened);
  if (blown !== null) return wait('while a Harvester may be played', blown.opened);
  must(shipAndMove?.pause ?? null, 'what runs');
  return wait('while the Guild may act', table.now);
}

/** Players neither interfere nor complain; all other questions get their usual answer. */
function answerTo(prompt: Prompt, cards: string[], random: Random): Move {
  const value = SAID[prompt.kind]?.(cards) ?? sample(prompt.answers, random);
  return { by: prompt.faction, command: { type: 'Answer', prompt: prompt.id, value } };
}

const passes = () => ({ play: false });

const SAID: Readonly<Partial<Record<Prompt['kind'], (cards: string[]) => unknown>>> = {
  cancel: passes,
  'weather-control': passes,
  'family-atomics': passes,
  'traitor-call': () => ({ call: false }),
  'check-board': () => 'right',
  'bid-limit': () => ({ limit: 1, keeps: false, sparesAlly: false }),
  'spice-card': (cards) => must(cards.shift(), 'a spice card'),
};
