/** Random traps, pairs of tables that differ in the card of a trap, and moves with which a trap is sprung. */
import { enumerate, getField, partsOf, type FactionId, type Random, type TerritoryId } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { hasMorePowers, strongholdsAt } from '../../support/oracle/played.ts';
import type { Parts, Twinned } from '../../support/paired-tables/difference.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { chance, pickRandom, some, type Move } from '../../support/random-choice.ts';
import { byModerator, type Aside } from '../../support/side-action.ts';
import { factionsOf, openPrompts, promptsOf, stateOf, tableView, type Table } from '../../support/table.ts';

const OWNER = 'bene-tleilaxu';

/** The stronghold of the trap, and its only part. */
const PLACE = 'tueks-sietch';
const PART = must(partsOf(PLACE)[0], 'a part');

/** Tables with traps: the compendium with additional advantages, with cards of cardboard. */
export const withTraps: NonNullable<Twinned[string]['choices']> = (choices) => ({
  ...choices,
  edition: 'nine-faction',
  layer: 'basic',
  options: ['additional-advantages'],
  components: { ...choices.components, treachery: 'cardboard' },
});

/** The Bene Tleilaxu hold three different cards before the first shipment of the game, and one stronghold is empty. */
function beforeTrap(factions: readonly FactionId[]): readonly Move[] | null {
  if (!factions.includes(OWNER)) return null;
  return [
    { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 1 } } },
    { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } } },
    ...factions.map((faction) => forcesThere(faction, 0)),
    { by: OWNER, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['crysknife', 'kulon', 'lasgun'] } } },
  ];
}

/** A trap has been laid, and forces of another faction have sprung it. The battles begin. */
export function trapSprung(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  const before = beforeTrap(factions);
  const victims = factions.filter((faction) => faction !== OWNER);
  if (before === null || victims.length === 0) return null;
  const victim = pickRandom(victims, random);
  const laid = SLOTS.flatMap((slot) =>
    EPOCHS.map((epoch): Move => ({
      by: OWNER,
      command: {
        type: 'Answer',
        prompt: `lay-trap/turn-1-0/${OWNER}/${epoch}`,
        value: { territory: PLACE, slot, card: 'crysknife' },
      },
    })),
  );
  return [
    ...before,
    { by: victim, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['shield', 'snooper'] } } },
    ...laid,
    forcesThere(victim, 2),
    { by: 'moderator', command: { type: 'BeginBattles' } },
  ];
}

const forcesThere = (faction: FactionId, count: number): Move => ({
  by: 'moderator',
  command: { type: 'CorrectFact', fact: { kind: 'forces', faction, ...PART, count, special: 0 } },
});

const SLOTS = Array.from({ length: 12 }, (_, at) => `h${at + 1}`);
const EPOCHS = Array.from({ length: 5 }, (_, at) => at);

/** A trap lies at the same stronghold at both tables, with two different cards. Atreides may look at it. */
const otherTraps: Parts = (table, owner, random) => {
  const prompt = promptsOf(table, owner).find(({ kind }) => kind === 'lay-trap');
  if (prompt === undefined) return null;
  const traps = [...enumerate(prompt.answers)];
  const one = pickRandom(traps, random);
  const two = traps.find(
    (other) =>
      getField(other, 'territory') === getField(one, 'territory') && getField(other, 'card') !== getField(one, 'card'),
  );
  if (two === undefined) return null;
  const lay = (value: typeof one): Move => ({
    by: owner,
    command: { type: 'Answer', prompt: prompt.id, value },
  });
  return { owner, one: lay(one), two: lay(two), alsoKnows: ['atreides'] };
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The card of a trap. */
  'trap-card': { choices: withTraps, needs: OWNER, begins: (factions) => beforeTrap(factions), parts: otherTraps },
} satisfies Twinned;

/** The percentages of moves in which a trap becomes possible, is laid, and is sprung. */
const POSSIBLE = 30;
const LAID = 40;
const SPRUNG = 10;

/**
 * From time to time, the Bene Tleilaxu control an empty stronghold, lay a trap, and forces of another faction come to a
 * trap. Otherwise few traps would be sprung, because in most positions forces stand in all strongholds.
 */
export const nowAndThen: readonly Aside[] = [
  (table, random) => {
    if (!hasTraps(table) || stateOf(table).phase !== 'bidding' || !chance(POSSIBLE, random)) return null;
    const [territory] = some(emptyStrongholds(table), 1, random);
    return territory === undefined
      ? null
      : byModerator({ type: 'CorrectFact', fact: { kind: 'controlled', territory, controlled: true } });
  },
  (table, random) => {
    if (!hasTraps(table)) return null;
    const offer = openPrompts(table).find(({ kind }) => kind === 'lay-trap');
    return offer !== undefined && chance(LAID, random) ? randomAnswer(offer, random) : null;
  },
  (table, random) => {
    if (!hasTraps(table)) return null;
    const [trap] = some(
      tableView(table).traps.filter(({ sprungBy }) => sprungBy === null),
      1,
      random,
    );
    if (trap === undefined || !chance(SPRUNG, random)) return null;
    const faction = pickRandom(
      factionsOf(table).filter((one) => one !== OWNER),
      random,
    );
    const part = pickRandom(partsOf(trap.territory), random);
    const fact = { kind: 'forces', faction, ...part, count: 1 + random(4), special: 0 } as const;
    return byModerator({ type: 'CorrectFact', fact });
  },
];

const hasTraps = (table: Table): boolean => {
  const { choices, factions } = stateOf(table);
  return (
    choices.edition === 'nine-faction' && hasMorePowers(choices) && factions.some(({ faction }) => faction === OWNER)
  );
};

const emptyStrongholds = (table: Table): readonly TerritoryId[] => {
  const { choices, forces, laidCards } = stateOf(table);
  return strongholdsAt(choices).filter(
    (territory) =>
      !forces.some((stack) => stack.territory === territory) && !laidCards.some(({ before }) => before === territory),
  );
};
