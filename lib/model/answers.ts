/**
 * Parses answers into terms of the game. An answer from a prompt's grammar always parses. Data that a device has stored
 * earlier may be anything.
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
import { forcesOf, mercenariesIn, ordinaryIn } from './forces.ts';
import { isLeader, type LeaderId } from './leaders.ts';
import type { Prediction } from './prediction.ts';
import { PLACED_SPECIAL, RESERVE_FIELDS } from './prompts.ts';
import { type PlayedCard, type SlotId, TREACHERY_TITLES, type TreacheryTitle } from './treachery-cards.ts';

type Read = AnswerValue | undefined;

/** Returns a whole battle plan, or `null` if the value is no plan. */
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

/** Returns a prediction of the winner and the turn, or `null` if the value is no prediction. */
export function parsePrediction(value: Read): Prediction | null {
  const faction = FACTIONS.find((known) => known === getField(value, 'faction'));
  const turn = getField(value, 'turn');
  return faction === undefined || typeof turn !== 'number' ? null : { faction, turn };
}

/** Returns forces by parts of the board, or `null` if the value is no such answer. */
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

/** Returns reserves for a part of the board, or `null` if the value is no such answer. */
export function parseReserves(value: Read): (Forces & { readonly part: string }) | null {
  const part = getField(value, 'place');
  const forces = parseReservesTaken(value);
  return typeof part !== 'string' || forces === null ? null : { part, ...forces };
}

/**
 * Returns the forces that an answer takes from the reserves: ordinary and special forces, and mercenaries if the
 * reserves have any. Returns `null` if the value does not say so.
 */
export function parseReservesTaken(value: Read): Forces | null {
  const [forces, special, mercenaries = 0] = RESERVE_FIELDS.map((field) => getField(value, field));
  if (typeof forces !== 'number' || typeof special !== 'number' || typeof mercenaries !== 'number') return null;
  return forcesOf({ count: forces + special + mercenaries, special, mercenaries });
}

/**
 * Returns the fields of an answer that takes forces from these reserves, each with the number of its forces. Only
 * reserves with mercenaries have the field of mercenaries.
 */
export const reserveKinds = (reserves: Forces): readonly (readonly [field: string, there: number])[] => {
  const [ordinary, special, hired] = RESERVE_FIELDS;
  const mercenaries = mercenariesIn(reserves);
  return [
    [ordinary, ordinaryIn(reserves)],
    [special, reserves.special],
    ...(mercenaries > 0 ? [[hired, mercenaries] as const] : []),
  ];
};

/** Returns the leader of a plan, `null` for no leader; `undefined` if the value does not have this field. */
export function parsePlanLeader(value: Read): PlanLeader | undefined {
  if (value === null) return null;
  const leader = parseLeader(getField(value, 'leader'));
  if (leader !== null) return { kind: 'leader', leader };
  const card = parsePlayedCard(value);
  return card === null ? undefined : { kind: 'cheap-hero', ...card };
}

/** Returns a card with its slot, or `null` if the value is no card. */
export function parsePlayedCard(value: Read): PlayedCard | null {
  const slot = asSlot(getField(value, 'slot'));
  const card = asTitle(getField(value, 'card'));
  return slot === null || card === null ? null : { slot, card };
}

/** Returns the plan element that prescience asks for, or `null` if the value names no element. */
export const parsePlanElement = (value: Read): PlanElement | null =>
  PLAN_ELEMENTS.find((element) => element === value) ?? null;

/** Returns a leader id, or `null` if the value is no leader. */
export const parseLeader = (value: Read): LeaderId | null =>
  typeof value === 'string' && isLeader(value) ? value : null;

/** Returns a hand slot, or `null` if the value is no hand slot. */
const asSlot = (value: Read): SlotId | null => (isSlot(value) ? value : null);

const isSlot = (value: Read): value is SlotId => typeof value === 'string' && /^h\d+$/.test(value);

const asTitle = (value: Read): TreacheryTitle | null => TREACHERY_TITLES.find((title) => title === value) ?? null;

/**
 * Returns the card in a weapon or defense place: `null` if the place is empty, `undefined` if the value does not have
 * this field.
 */
const asPlace = (value: Read): PlayedCard | null | undefined =>
  value === null ? null : (parsePlayedCard(value) ?? undefined);
