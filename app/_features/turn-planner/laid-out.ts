import {
  parsePlayedCard,
  NO_MOVE,
  NO_SHIPMENT,
  formatAsLaidOut,
  formatLaidMove,
  formatLaidShipment,
  type AnswerValue,
  type EditionId,
  type SeatView,
} from '#client';
import { readMove } from './move-choice.ts';
import { readShipment } from './ship-choice.ts';

/** The answer that sends the prepared turn. */
export const AS_LAID_OUT = 'as-prepared';

/** Returns the prepared turn in one line; `null` without a prepared turn. */
export function formatLaidOut(view: SeatView): string | null {
  const { prepared } = view.mine.ownTurn;
  if (prepared === null || prepared.shipment === null) return null;
  const { edition } = view.table.choices;
  return formatAsLaidOut(
    formatShipment(prepared.shipment, edition),
    prepared.movement === null ? null : formatMove(prepared.movement, edition),
    parsePlayedCard(prepared.shipment)?.card ?? null,
  );
}

function formatShipment(answer: AnswerValue, edition: EditionId): string {
  const { count, to } = readShipment(answer);
  return count === 0 ? NO_SHIPMENT : formatLaidShipment(count, to, edition);
}

function formatMove(answer: AnswerValue, edition: EditionId): string {
  const move = readMove(answer);
  return move === null ? NO_MOVE : formatLaidMove(move.count, move.from.territory, move.to, edition);
}
