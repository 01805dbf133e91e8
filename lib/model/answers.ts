/**
 * Answers, read back as what they stand for in the game. What a prompt's grammar contains is always readable; what a
 * device has kept of an earlier evening may be anything.
 */
import { type AnswerValue, getField } from '../core/answer.ts';
import {
  type PerPower,
  type BattlePlan,
  mapPerPower,
  PLAN_ELEMENTS,
  type PlanElement,
  type PlanLeader,
} from './battle.ts';
import type { Forces } from './board.ts';
import { FACTIONS } from './factions.ts';
import { isLeader, type LeaderId } from './leaders.ts';
import type { Prediction } from './prediction.ts';
import { PLACED_SPECIAL } from './prompts.ts';
import { type PlayedCard, type SlotId, TREACHERY_TITLES, type TreacheryTitle } from './treachery-cards.ts';

type Read = AnswerValue | undefined;

/** A whole plan, field by field; `null` where it is none. */
export function parseBattlePlan(value: Read): BattlePlan | null {
  const dial = getField(value, 'dial');
  const spice = getField(value, 'spice');
  const leader = parsePlanLeader(getField(value, 'leader'));
  const added = mapPerPower((field) => getField(value, field));
  const weapon = asPlace(getField(value, 'weapon'));
  const defense = asPlace(getField(value, 'defense'));
  if (typeof dial !== 'number' || typeof spice !== 'number' || !areTold(added)) return null;
  if (leader === undefined || weapon === undefined || defense === undefined) return null;
  return { dial, spice, leader, ...added, weapon, defense };
}

const areTold = (added: PerPower<Read>): added is PerPower<boolean> =>
  Object.values(added).every((said) => typeof said === 'boolean');

/** Who wins and when, as it is foretold; `null` where it is not told. */
export function parsePrediction(value: Read): Prediction | null {
  const faction = FACTIONS.find((known) => known === getField(value, 'faction'));
  const turn = getField(value, 'turn');
  return faction === undefined || typeof turn !== 'number' ? null : { faction, turn };
}

/** Forces spread over parts of the board, by the parts’ names; `null` where it is no such answer. */
export function parsePlacement(value: Read): readonly (Forces & { readonly part: string })[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const forcesIn = (field: string): number => Number(getField(value, field) ?? 0);
  return Object.keys(value)
    .filter((field) => !field.endsWith(PLACED_SPECIAL))
    .map((part) => {
      const special = forcesIn(part + PLACED_SPECIAL);
      return { part, count: forcesIn(part) + special, special };
    })
    .filter(({ count }) => count > 0);
}

/** Reserves on their way to a part of the board, by its name; `null` where it is no such answer. */
export function parseReserves(value: Read): (Forces & { readonly part: string }) | null {
  const [part, forces, special] = ['place', 'forces', 'special'].map((field) => getField(value, field));
  if (typeof part !== 'string' || typeof forces !== 'number' || typeof special !== 'number') return null;
  return { part, count: forces + special, special };
}

/** Who leads a plan, `null` for nobody; `undefined` where it is not told. */
export function parsePlanLeader(value: Read): PlanLeader | undefined {
  if (value === null) return null;
  const leader = parseLeader(getField(value, 'leader'));
  if (leader !== null) return { kind: 'leader', leader };
  const card = parsePlayedCard(value);
  return card === null ? undefined : { kind: 'cheap-hero', ...card };
}

/** A card with the slot it comes from; `null` where it is none. */
export function parsePlayedCard(value: Read): PlayedCard | null {
  const slot = asSlot(getField(value, 'slot'));
  const card = asTitle(getField(value, 'card'));
  return slot === null || card === null ? null : { slot, card };
}

/** What prescience looks at; `null` where it looks away. */
export const parsePlanElement = (value: Read): PlanElement | null =>
  PLAN_ELEMENTS.find((element) => element === value) ?? null;

/** A leader by his id; `null` where it is none. */
export const parseLeader = (value: Read): LeaderId | null =>
  typeof value === 'string' && isLeader(value) ? value : null;

/** The name of a place in a hand; `null` where it is none. */
const asSlot = (value: Read): SlotId | null => (isSlot(value) ? value : null);

const isSlot = (value: Read): value is SlotId => typeof value === 'string' && /^h\d+$/.test(value);

const asTitle = (value: Read): TreacheryTitle | null => TREACHERY_TITLES.find((title) => title === value) ?? null;

/** A weapon's or defense's place: `null` where it stays empty, `undefined` where it is not told. */
const asPlace = (value: Read): PlayedCard | null | undefined =>
  value === null ? null : (parsePlayedCard(value) ?? undefined);
