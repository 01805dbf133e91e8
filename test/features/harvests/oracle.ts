/** The legal answers, by a second reading of the rulebook. */
import { getField, isRecord, type AnswerValue, type FactionId, type GameState } from '#engine';
import type { HarvestsContract } from '#lib/modules/spice-harvest/harvests/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { insiders } from './oracle/insiders.ts';
import { canBeGiven, leastToGive } from './oracle/share-cards.ts';

export const oracle: Oracle<HarvestsContract> = {
  // IV.4: a player hides a number of own spice tokens in the hand.
  'manager-sum': (state, { faction: asks }, value) => isWholeNumber(value, 0, spiceOf(state, asks)),
  // VI.3: an agreed fee of 4–8 spice.
  'offer-harvest-card': (_state, _prompt, value) => value === null || isWholeNumber(value, 4, 8),
  'buy-harvest-card': (state, { faction: asks, price }, value) =>
    value === false || (value === true && spiceOf(state, asks) >= price),
  // V.1.a: the Manager tells the truth, or a lower amount. Every other player must get a share card.
  'announce-harvest': (state, { drawn }, value) =>
    isWholeNumber(value, Math.min(drawn, leastToGive(insiders(state).length - 1)), drawn),
  'hand-out-shares': (state, { faction: asks, announced }, value) => {
    const shares = partsFor(
      value,
      insiders(state)
        .map(({ faction }) => faction)
        .filter((faction) => faction !== asks),
    );
    return shares !== null && sumOf(shares) <= announced && canBeGiven(shares);
  },
  'look-at-share': (state, { faction: asks }, value) =>
    value !== asks && value !== state.harvests?.manager && insiders(state).some(({ faction }) => faction === value),
  'harvest-vote': (_state, _prompt, value) => value === 'yes' || value === 'no',
  // 000 XXV.I: the player may block the appointment of the new Manager.
  'pass-over-manager': (_state, _prompt, value) => typeof value === 'boolean',
  'split-harvest': (_state, { rest, among }, value) => {
    if (value === null) return true;
    const parts = partsFor(value, among);
    return parts !== null && sumOf(parts) === rest;
  },
};

/** The engine accepts any claim about uncounted spice up to a limit. */
const spiceOf = (state: GameState, faction: FactionId): number => {
  const { spice } = ownOf(state, faction);
  return spice === 'uncounted' ? 200 : Math.min(200, spice);
};

/** Returns an answer as numbers of exactly these factions; `null` if it has another shape. */
function partsFor(value: AnswerValue, factions: readonly FactionId[]): readonly number[] | null {
  if (!isRecord(value) || Object.keys(value).length !== factions.length) return null;
  const parts = factions.map((faction) => getField(value, faction) ?? null);
  return parts.every((part): part is number => isWholeNumber(part, 0, 1000)) ? parts : null;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
