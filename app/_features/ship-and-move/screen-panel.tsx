import type { FactionId, ShipAndMovePublicView, TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs, type Sign } from '#app/_components/status-screen/signs.tsx';
import {
  A_PAUSE,
  formatOpenAgain,
  formatTurn,
  ROUND_TITLE,
  STANDS,
} from '#lib/features/ship-and-move/messages/table.ts';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';

/** Whether the box itself says that the table waits for no seat, for example in the pause between two turns. */
export const shippingSaysAll = ({ shipAndMove, awaited }: TableView): boolean =>
  shipAndMove !== null && shipAndMove.pause !== null && awaited.length === 0;

/** Shows shipment and movement next to the planet: past turns, the present turn, and its steps. */
export function ShipAndMoveScreenPanel({ table: { shipAndMove, choices } }: { readonly table: TableView }) {
  if (shipAndMove === null) return null;
  const { round, order, acting, latest, takenBack, pause } = shipAndMove;
  const told = latest === null ? null : formatTurn(latest, choices.edition);
  const back = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  return (
    <BesideBox title={ROUND_TITLE[round]} dense titled={false}>
      <Signs signs={order.map((faction) => signOf(shipAndMove, faction))} />
      {acting?.isOpenAgain === true && <BesideLine>{formatOpenAgain(acting.faction)}</BesideLine>}
      {told !== null && <BesideLine>{told}</BesideLine>}
      {back !== null && <BesideLine>{back}</BesideLine>}
      {pause !== null && <BesideLine>{A_PAUSE}</BesideLine>}
    </BesideBox>
  );
}

function signOf({ round, done, acting }: NonNullable<ShipAndMovePublicView['shipAndMove']>, faction: FactionId): Sign {
  if (acting?.faction === faction) return { faction, sign: 'forces', says: STANDS[round].acting, tone: 'open' };
  return done.includes(faction)
    ? { faction, sign: 'check', says: STANDS[round].done, tone: 'right' }
    : { faction, sign: 'clock', says: STANDS[round].toCome, tone: 'open' };
}
