/**
 * How long a turn makes six people wait: windows and charity, which last the same time whatever is answered, and the
 * pauses between phases. Played by the clock of the table alone: people take no time at all, so that what is left is forced.
 */
import {
  EDITIONS,
  isBesideThePlay,
  LAYERS_OF,
  must,
  sample,
  seededRandom,
  type EditionId,
  type Layer,
  type OwnFact,
  type Prompt,
  type PublicFact,
  type Random,
} from '#engine';
import { FIRST_SET_UP } from '#app/new/_components/set-up.ts';
import { pick, type Move } from '../support/chances.ts';
import { openPrompts } from '../support/random-play.ts';
import { letWindowPass, nextPhase, openedTable, sendOk, stateOf, tableView, type Table } from '../support/table.ts';
import { momentsOf, placeOf } from '../windows/moments.ts';
import type { TurnWaited, Waited, WaitingReport } from './report.ts';
import { SIX, TURNS, type TurnToPlay } from './turns.ts';

/** What a turn may cost beside its battles, in seconds. */
const AIM = 60;
/** More than any turn has. */
const LONGEST = 2_000;

export const benchWaiting = (): WaitingReport => ({
  windowSeconds: FIRST_SET_UP.windowSeconds,
  aimSeconds: AIM,
  turns: EDITIONS.flatMap((edition) =>
    LAYERS_OF[edition].flatMap((layer) => TURNS.map((turn) => waitedIn(edition, layer, turn))),
  ),
});

function waitedIn(edition: EditionId, layer: Layer, turn: TurnToPlay): TurnWaited {
  const waits = [...waitsOf(opened(edition, layer, turn), turn, seededRandom(1))];
  const isBattle = ({ phase }: Waited): boolean => phase === 'battle';
  const beside = waits.filter((wait) => !isBattle(wait));
  const seconds = sumOf(beside);
  return {
    game: `${edition} ${layer}`,
    turn: turn.name,
    seconds,
    isWithinAim: seconds <= AIM,
    phases: Object.fromEntries(
      [...new Set(beside.map(({ phase }) => phase))].map((phase) => [
        phase,
        sumOf(beside.filter((wait) => wait.phase === phase)),
      ]),
    ),
    besides: { battles: sumOf(waits.filter(isBattle)) },
    waits: beside,
  };
}

const sumOf = (waits: readonly Waited[]): number => waits.reduce((sum, { seconds }) => sum + seconds, 0);

/** Cardboard, so that no Karama has been seen, and what comes up is told. */
function opened(edition: EditionId, layer: Layer, { facts, stormCard, secondPile }: TurnToPlay): Table {
  const choices = { edition, layer, windowTime: FIRST_SET_UP.windowSeconds * 1000 };
  const ofLayer: readonly PublicFact[] = [
    { kind: 'storm-card', lies: true },
    { kind: 'spice-pile', pile: 1, top: secondPile },
  ];
  const moves: readonly Move[] = [
    { by: 'moderator', intent: { type: 'ChoosePace', byItself: true } },
    { by: 'moderator', intent: { type: 'ChooseMoves', made: 'on-phones' } },
    ...[...facts, ...(layer === 'advanced' ? ofLayer : [])].map(corrected),
    ...(layer === 'advanced' ? [told({ kind: 'storm-card', card: stormCard })] : []),
    corrected({ kind: 'phase', phase: 'setup' }),
  ];
  return moves.reduce((table, { by, intent }) => sendOk(table, by, intent), openedTable(SIX, choices));
}

const corrected = (fact: PublicFact): Move => ({ by: 'moderator', intent: { type: 'CorrectFact', fact } });
const told = (fact: OwnFact): Move => ({ by: 'fremen', intent: { type: 'EnterOwn', fact } });

/** Plays the turn to its end, and tells each time in which nobody could do anything. */
function* waitsOf(table: Table, turn: TurnToPlay, random: Random): Generator<Waited> {
  const { turn: number } = stateOf(table);
  const cards = [...turn.spiceCards];
  let now = sendOk(table, 'moderator', nextPhase(table));
  let hasShipped = !turn.bringsReserves;
  for (let step = 0; step < LONGEST; step += 1) {
    const { running, victory, turn: current } = tableView(now);
    if (current !== number || victory !== null) return;
    const offered = openPrompts(now).find(({ kind }) => kind === 'bring-reserves');
    const owed = openPrompts(now).filter(({ kind, sealed }) => !sealed && !isBesideThePlay(kind));
    if (owed.length > 0) {
      now = answered(now, answerTo(pick(owed, random), cards, random));
    } else if (offered !== undefined && !hasShipped) {
      hasShipped = true;
      now = answered(now, answerTo(offered, cards, random));
    } else if (now.engine.nextDeadline(now.timeline) !== null) {
      yield waitAt(now);
      now = letWindowPass(now);
    } else {
      must(running === null ? true : null, `somebody who is asked in ${String(running)}`);
      now = sendOk(now, 'moderator', nextPhase(now));
    }
  }
  throw new Error('The turn has no end.');
}

const answered = (table: Table, { by, intent }: Move): Table => sendOk(table, by, intent);

/** The window, the time of charity, or the pause before the next phase, that runs now; for its whole time, since nobody can make it shorter. */
function waitAt(table: Table): Waited {
  const { phase, window, followsSoon, shipAndMove } = tableView(table);
  const place = placeOf(stateOf(table));
  const charity = stateOf(table).stack.find((activity) => activity.kind === 'charity')?.time ?? null;
  const { opened: from, deadline } = must(window ?? followsSoon ?? shipAndMove?.pause ?? charity, 'what runs');
  const pause = charity === null ? 'between two turns to ship and move' : 'while charity is claimed';
  const what =
    window === null
      ? [followsSoon === null ? pause : `before ${followsSoon.next}`]
      : momentsOf(window.ask, place).map((moment) => moment?.name ?? 'a moment that is not listed');
  return { phase, what: [...new Set(what)].join(', '), seconds: (deadline - from) / 1000 };
}

/** Nobody interferes, nobody complains; all else as it comes. */
function answerTo(prompt: Prompt, cards: string[], random: Random): Move {
  const value = SAID[prompt.kind]?.(cards) ?? sample(prompt.answers, random);
  return { by: prompt.asks, intent: { type: 'Answer', prompt: prompt.id, value } };
}

const passes = () => ({ play: false });

const SAID: Readonly<Partial<Record<Prompt['kind'], (cards: string[]) => unknown>>> = {
  interfere: passes,
  'weather-control': passes,
  'family-atomics': passes,
  treachery: () => ({ call: false }),
  'check-board': () => 'right',
  'spice-card': (cards) => must(cards.shift(), 'a spice card'),
};
