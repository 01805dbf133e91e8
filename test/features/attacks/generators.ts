/** Pairs of tables that differ in the card with which a leader is attacked. */
import { partsOf, type FactionId, type Prompt, type Random, type TerritoryId } from '#engine';
import type { Parts, Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { makeMove } from '../../support/make-move.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { chance, pickRandom, some, type Move } from '../../support/random-choice.ts';
import { openPrompts, type Table } from '../../support/table.ts';

const OWNER = 'bene-tleilaxu';

/** The territory of the battle. */
const PLACE: TerritoryId = 'tueks-sietch';

/** The maximum number of moves from the beginning of the battle to the card. */
const MOST_MOVES = 80;

/** Two factions are about to fight. The Bene Tleilaxu hold different cards, and nobody has a traitor. */
function aboutToFight(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  const fighters = some(
    factions.filter((faction) => faction !== OWNER),
    2,
    random,
  );
  if (!factions.includes(OWNER) || fighters.length < 2) return null;
  const there = (faction: FactionId): readonly Move[] =>
    partsOf(PLACE).map((part) => ({
      by: 'moderator',
      command: { type: 'CorrectFact', fact: { kind: 'forces', faction, ...part, count: 3, special: 0 } },
    }));
  return [
    ...fighters.flatMap(there),
    ...fighters.map((by): Move => ({
      by,
      command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['shield'] } },
    })),
    { by: OWNER, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['crysknife', 'kulon', 'lasgun'] } } },
    { by: 'moderator', command: { type: 'BeginBattles' } },
  ];
}

/** Answers all awaited questions at random until a leader is attacked and the card is asked. */
function untilCardAsked(begun: Table, random: Random): Table {
  let table = begun;
  for (let step = 0; step < MOST_MOVES; step += 1) {
    const open = openPrompts(table).filter(({ sealed, kind }) => !sealed && kind !== 'free-play');
    if (open.some(({ kind }) => kind === 'attack-card')) return table;
    const deadline = table.engine.nextDeadline(table.timeline);
    const isTimed = deadline !== null && (open.length === 0 || chance(30, random));
    if (!isTimed && open.length === 0) return table;
    const move = isTimed
      ? { by: 'clock' as const, command: deadline.command }
      : answer(pickRandom(open, random), random);
    table = makeMove(table, move).table;
  }
  return table;
}

/** A random answer. The Bene Tleilaxu always attack a leader. */
const answer = (prompt: Prompt, random: Random): Move =>
  prompt.kind === 'attack-leader' && prompt.targets[0] !== undefined
    ? {
        by: prompt.faction,
        command: { type: 'Answer', prompt: prompt.id, value: pickRandom(prompt.targets, random).leader },
      }
    : randomAnswer(prompt, random);

/** Atreides may look at the card. */
const otherCards: Parts = (table, owner, random) => {
  const parting = answered('attack-card')(table, owner, random);
  return parting === null ? null : { ...parting, alsoKnows: ['atreides'] };
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The card with which a leader is attacked, or that none is played. */
  'attack-card': {
    choices: (choices) => ({
      ...choices,
      edition: 'nine-faction',
      options: [],
      components: { ...choices.components, treachery: 'cardboard' },
    }),
    needs: OWNER,
    begins: aboutToFight,
    playedTo: untilCardAsked,
    parts: otherCards,
  },
} satisfies Twinned;
