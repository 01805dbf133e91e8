/** Claims to strongholds as answers: which troop card supports which stronghold. */
import { type AnswerValue, getField } from '../../../core/answer.ts';
import type { Constraint } from '../../../core/constraints.ts';
import { anyOf, type Grammar, oneOf, range, record } from '../../../core/grammar.ts';
import { PLACED_SPECIAL } from '../../../model/prompts.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { strongholdsOn, troopsOn } from './cards.ts';
import type { ClaimField, HeldAccessCard, NamedClaim } from './contract.ts';

/**
 * Returns the fields of an answer, by stronghold. There are none if this hand can claim nothing. `sietches` are the
 * territories that the table turns to strongholds, and `special` are the special forces in the reserves.
 */
export function claimFields(
  hand: readonly HeldAccessCard[],
  sietches: readonly TerritoryId[],
  special: number,
): readonly ClaimField[] {
  const troopCards = hand.filter(({ card }) => troopsOn(card) > 0);
  if (troopCards.length === 0) return [];
  return strongholdsIn(hand, sietches).flatMap((stronghold): readonly ClaimField[] => [
    ...troopCards.map(({ id, card }) => ({
      field: `${stronghold}/${id}`,
      stronghold,
      card: id,
      most: troopsOn(card),
    })),
    ...(special === 0 ? [] : [{ field: stronghold + PLACED_SPECIAL, stronghold, card: null, most: special }]),
  ]);
}

/**
 * Returns the sietches of which this hand can claim only one, because it holds one card for them. Returns none if each of
 * them can be claimed.
 * @rules R-233
 */
export function apartIn(hand: readonly HeldAccessCard[], sietches: readonly TerritoryId[]): readonly TerritoryId[] {
  const held = hand.filter(({ card }) => card === 'optional-sietch').length;
  return held === 1 && sietches.length > 1 ? sietches : [];
}

/**
 * Returns every set of claims: each troop card supports one stronghold or none. At most one of the strongholds `apart`
 * is claimed. The default claims nothing.
 * @rules AH79 Spice Harvest V.6.a ·
 */
export const claimAnswers = (
  fields: readonly ClaimField[],
  most: number,
  apart: readonly TerritoryId[] = [],
): Grammar =>
  apart.length === 0
    ? claimsTo(fields, most, [])
    : anyOf(
        ...apart.map((one) =>
          claimsTo(
            fields,
            most,
            apart.filter((other) => other !== one),
          ),
        ),
      );

/** Returns every set of claims without a claim to the strongholds `never`. */
function claimsTo(fields: readonly ClaimField[], most: number, never: readonly TerritoryId[]): Grammar {
  const troopFields = fields.filter(({ card }) => card !== null);
  const specialFields = fields.filter(({ card }) => card === null);
  return record(
    Object.fromEntries(
      fields.map((one): [string, Grammar] => [one.field, never.includes(one.stronghold) ? oneOf(0) : amounts(one)]),
    ),
    ...troopFields.map(({ card, most: troops }) =>
      upTo(
        troopFields.filter((other) => other.card === card),
        troops,
      ),
    ),
    upTo(troopFields, most),
    upTo(specialFields, specialFields[0]?.most ?? 0),
  );
}

const amounts = ({ card, most }: ClaimField): Grammar => (card === null ? range(0, most) : oneOf(0, most));

const upTo = (fields: readonly ClaimField[], most: number): Constraint => ({
  kind: 'between',
  fields: fields.map(({ field }) => field),
  least: 0,
  most,
});

/** Returns the claims of an answer. A stronghold without troops is no claim. */
export const claimsIn = (answer: AnswerValue, fields: readonly ClaimField[]): readonly NamedClaim[] =>
  [...new Set(fields.map(({ stronghold }) => stronghold))].flatMap((stronghold): readonly NamedClaim[] => {
    const chosen = fields.filter((one) => one.stronghold === stronghold && numberAt(answer, one.field) > 0);
    const troops = chosen.flatMap(({ card }) => (card === null ? [] : [card]));
    const special = chosen.find(({ card }) => card === null);
    return troops.length === 0
      ? []
      : [{ stronghold, troops, special: special === undefined ? 0 : numberAt(answer, special.field) }];
  });

const numberAt = (answer: AnswerValue, field: string): number => Number(getField(answer, field) ?? 0);

/** Returns the strongholds among these cards. Two cards of one stronghold are one claim. */
const strongholdsIn = (hand: readonly HeldAccessCard[], sietches: readonly TerritoryId[]): readonly TerritoryId[] => [
  ...new Set(hand.flatMap(({ card }) => strongholdsOn(card, sietches))),
];
