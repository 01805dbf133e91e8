/** The legal answers of a duel, by a second reading of the rulebook of 1984. */
import type { ArenaMove } from '#lib/model/dueling.ts';
import {
  type AnswerRecord,
  type AnswerValue,
  discOf,
  type FactionId,
  type GameState,
  getField,
  isList,
  isRecord,
  must,
  type LeaderId,
} from '#engine';
import type { KanlyContract } from '#lib/modules/duel/kanly/contract.ts';
import { SecondReading } from '../../support/duel/second-reading.ts';
import { lineOf, sheetOf } from '../../support/duel/sheet.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';

const OUTER = 5;

export const oracle: Oracle<KanlyContract> = {
  'kanly-champion': (state, { faction }, value) => isReady(state, faction, value),
  // V.2: any outer sector, and for the second leader any other outer sector.
  'place-champion': (state, _prompt, value) =>
    Array.from({ length: OUTER }, (_none, at) => `sector-1-${at + 1}`).some((sector) => sector === value) &&
    !duelIn(state).places.some(({ at }) => at === value),
  // V.2 "may set out ... from 1 to 10 spice from his or her personal spice".
  'back-champion': (state, { faction }, value) => {
    const { spice } = ownOf(state, faction);
    // Compendium XVIII.D: the backing is as large as the value of a main character.
    const most = mainOf(state);
    return isWholeNumber(value, 0, spice === 'uncounted' ? most : Math.min(most, spice));
  },
  // V.3: one own leader for one side; nobody only if no leader but the main character is left.
  'send-second': (state, { faction, by, on }, value) => {
    if (value === 'nobody') return readyOf(state, faction).every(isMain);
    const [side, leader] = [getField(value, 'side'), getField(value, 'leader')];
    return (
      isRecord(value) &&
      Object.keys(value).length === 2 &&
      (side === by || side === on) &&
      isReady(state, faction, leader ?? null)
    );
  },
  'arena-move': (state, { faction }, value) => {
    const bout = must(fightIn(state).bout, 'a bout');
    if (!isRecord(value) || bout.turn !== faction || !isWrittenMove(value)) return false;
    const reading = new SecondReading(must(state.kanly, 'Kanly').rules.arena, straightBorders());
    return reading.lines(sheetOf(bout), handOf(state, faction)).has(lineOf(value as unknown as ArenaMove));
  },
  // V.8: only the one card for the side of the attacker.
  'answer-attack': (state, { faction, direction }, value) => {
    const opposite = { in: 'out', out: 'in', left: 'right', right: 'left' } as const;
    return value === false || (value === true && handOf(state, faction).includes(`poison-from-${opposite[direction]}`));
  },
  // V.3: the value of the leader in any combination of spice, tokens and leaders.
  'collect-second': (state, { faction, points }, value) => {
    const { tanks } = ownOf(state, faction);
    const leaders = getField(value, 'leaders');
    const [forces, special] = [getField(value, 'forces'), getField(value, 'special')];
    if (!isList(leaders) || !isWholeNumber(forces ?? null, 0, tanks.count)) return false;
    if (!isWholeNumber(special ?? null, 0, Math.min(1, tanks.special, Number(forces)))) return false;
    const dead = deadOf(state, faction);
    const cost = leaders.reduce<number>(
      (sum, leader) => sum + ((typeof leader === 'string' ? dead.get(leader) : undefined) ?? Infinity),
      Number(forces),
    );
    return (
      new Set(leaders).size === leaders.length &&
      cost <= points &&
      Number(forces) - Number(special) <= tanks.count - tanks.special
    );
  },
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  step: ['to'],
  attack: ['card', 'direction', 'on'],
  'place-block': ['border'],
  'pick-up-block': ['border'],
  'jump-block': ['to'],
  'move-or-attack-three': [],
  'flee-with-honor': [],
  stop: [],
};

/** Whether an answer has the fields of a move, and an attack the card of its direction. */
function isWrittenMove(value: AnswerRecord): boolean {
  const { move, ...rest } = value;
  const names = typeof move === 'string' && Object.hasOwn(FIELDS, move) ? FIELDS[move] : undefined;
  if (names === undefined || Object.keys(rest).sort().join() !== names.join()) return false;
  if (Object.values(rest).some((field) => field !== null && typeof field !== 'string')) return false;
  const { card, direction } = rest;
  if (move !== 'attack') return true;
  return direction === null
    ? card === 'throwing-knife'
    : card === null || (typeof direction === 'string' && card === `attack-${direction}`);
}

const duelIn = ({ stack }: GameState) => {
  const found = stack.find((one) => one.kind === 'kanly');
  return must(found?.kind === 'kanly' ? found : null, 'a duel');
};

const fightIn = ({ stack }: GameState) => {
  const found = stack.find((one) => one.kind === 'kanly' || one.kind === 'war');
  return must(found?.kind === 'kanly' || found?.kind === 'war' ? found : null, 'a fight');
};

const handOf = (state: GameState, faction: FactionId) =>
  state.kanly?.hands.find((hand) => hand.faction === faction)?.cards ?? [];

const isMain = (leader: LeaderId): boolean => discOf(leader).main === true;

/** The own living leaders in hand. A mercenary leader belongs to its pool. */
const readyOf = ({ leaders, mercenaryLeader }: GameState, faction: FactionId): readonly LeaderId[] =>
  leaders
    .filter(({ leader, where, captor }) => discOf(leader).faction === faction && where === 'ready' && captor === null)
    .filter(({ leader }) => leader !== mercenaryLeader)
    .map(({ leader }) => leader);

const isReady = (state: GameState, faction: FactionId, value: AnswerValue): boolean =>
  readyOf(state, faction).some((leader) => leader === value);

/** The value of main characters: 10 as printed, or 8 by the option of the compendium. */
const mainOf = ({ choices: { options } }: GameState): number =>
  options.includes('main-characters') && !options.includes('main-characters-of-ten') ? 8 : 10;

const deadOf = (state: GameState, faction: FactionId): ReadonlyMap<string, number> =>
  new Map(
    state.leaders
      .filter(({ leader, where }) => discOf(leader).faction === faction && where === 'tanks')
      .map(({ leader }) => [leader, isMain(leader) ? mainOf(state) : discOf(leader).strength]),
  );

/** The twelve straight borders of the printed arena: five, four and three. */
const straightBorders = (): readonly string[] =>
  [5, 4, 3].flatMap((sectors, ring) => Array.from({ length: sectors }, (_none, at) => `border-${ring + 1}-${at + 1}`));
