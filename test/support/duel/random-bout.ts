/** Random bouts, played at the same time by the engine and by the second reading. */
import { FACTIONS, must, type Random } from '#engine';
import { DUEL_OF_1984 } from '#lib/editions/duel-1984.ts';
import type { ArenaMove, DuelingCard } from '#lib/model/dueling.ts';
import { resolveAttack } from '#lib/modules/duel/arena/attack.ts';
import type { Bout } from '#lib/modules/duel/arena/bout.ts';
import { cardOf } from '#lib/modules/duel/arena/bout.ts';
import { wholeDuelingDeck } from '#lib/modules/duel/arena/cards.ts';
import { legalMoves } from '#lib/modules/duel/arena/moves.ts';
import { bordersOf, placesFor } from '#lib/modules/duel/arena/plan.ts';
import { isDecided, moved } from '#lib/modules/duel/arena/turn.ts';
import { SecondReading, type Sheet } from './second-reading.ts';
import { lineOf, sheetOf } from './sheet.ts';

/** The moves after which a bout is given up: two cautious leaders can walk in circles. */
const MOST_MOVES = 120;
const MOST_VALUE = 10;
const OFTEN = 3;
const HAND = 4;

/** What a random bout showed. */
export interface PlayedBout {
  /** The first difference between both readings; `null` if there is none. */
  readonly finding: string | null;
  /** How often each kind of move, each death and each answer was met. */
  readonly met: Readonly<Record<string, number>>;
}

const RULES = DUEL_OF_1984;
const reading = new SecondReading(RULES.arena, bordersOf(RULES.arena));

/** Plays one bout with this number of leaders. With two leaders it is a duel with backing, otherwise a war without. */
export function playBout(random: Random, leaders: number): PlayedBout {
  let bout = newBout(random, leaders);
  const sheet = sheetOf(bout);
  const met: Record<string, number> = {};
  const meet = (what: string): void => void (met[what] = (met[what] ?? 0) + 1);
  for (let at = 0; at < MOST_MOVES && !isDecided(bout); at += 1) {
    const hand = randomHand(random);
    const moves = legalMoves(RULES, bout, hand);
    const lines = moves.map(lineOf).sort();
    const read = [...reading.lines(sheet, hand)].sort();
    if (lines.join() !== read.join()) return { finding: `moves ${lines.join(', ')} against ${read.join(', ')}`, met };
    const move = must(preferred(random, moves), 'a legal move');
    const isAnswered = move.move === 'attack' && move.direction !== null && random(OFTEN) === 0;
    meet(move.move === 'attack' ? `attack ${move.direction ?? 'knife'}${isAnswered ? ' answered' : ''}` : move.move);
    bout = moved(RULES, bout, move);
    if (bout.attack !== null) {
      const { hits, bout: after } = resolveAttack(RULES, bout, isAnswered);
      for (const { dies } of hits)
        if (dies) meet(hits.every((hit) => hit.dies) && hits.length > 1 ? 'both die' : 'death');
      bout = after;
    }
    reading.write(sheet, lineOf(move), isAnswered);
    const difference = differenceBetween(bout, sheet);
    if (difference !== null) return { finding: `after ${lineOf(move)}: ${difference}`, met };
  }
  return { finding: null, met };
}

/** Attacks and cards come more often than steps, so that bouts end. */
function preferred(random: Random, moves: readonly ArenaMove[]): ArenaMove | undefined {
  const attacks = moves.filter(({ move }) => move === 'attack');
  const cards = moves.filter((move) => cardOf(move) !== null && move.move !== 'flee-with-honor');
  const from = [attacks, cards, moves].filter((some) => some.length > 0);
  const some = must(from[random(from.length)], 'moves');
  return some[random(some.length)];
}

const randomHand = (random: Random): readonly DuelingCard[] => {
  const deck = wholeDuelingDeck(RULES.deck);
  return Array.from({ length: random(HAND + 1) }, () => must(deck[random(deck.length)], 'a card'));
};

function newBout(random: Random, leaders: number): Bout {
  const taken: Bout['fighters'][number]['at'][] = [];
  const fighters = FACTIONS.slice(0, leaders).map((faction) => {
    const free = placesFor(RULES.arena, taken);
    const at = must(free[random(free.length)], 'a free sector');
    taken.push(at);
    const backing = leaders === 2 ? random(MOST_VALUE + 1) : 0;
    return { faction, at, backing, worth: 1 + random(MOST_VALUE), isShown: false, onDisc: null };
  });
  return {
    fighters,
    blocks: [],
    turn: must(fighters[0], 'a leader').faction,
    made: 0,
    three: null,
    idle: 0,
    attack: null,
  };
}

/** Returns the first difference between the position and the sheet; `null` if they are alike. */
function differenceBetween(bout: Bout, sheet: Sheet): string | null {
  const position = JSON.stringify({
    duellists: bout.fighters.map(({ faction, at, backing, worth, isShown, onDisc }) => ({
      faction,
      sector: at,
      backing,
      value: worth,
      faceUp: isShown,
      coins: onDisc,
    })),
    walls: bout.blocks,
    // Nobody moves after the end of a bout.
    ...(isDecided(bout) ? {} : { mover: bout.turn, movesDone: bout.made, freeMoves: bout.three }),
  });
  const { mover, movesDone, freeMoves, ...rest } = sheet;
  const written = JSON.stringify({ ...rest, ...(isDecided(bout) ? {} : { mover, movesDone, freeMoves }) });
  return position === written ? null : `${position} against ${written}`;
}
