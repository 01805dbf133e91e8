import type { ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import {
  A_PAUSE,
  NEXT_ENDS_IT,
  formatActing,
  formatOpenAgain,
  formatToCome,
  formatTurn,
  SHIP_AND_MOVE,
} from '#lib/features/ship-and-move/messages/table.ts';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { toCome } from './order.ts';

/** How far shipment and movement is. */
export function ShippingDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { shipAndMove, choices } = table;
  if (shipAndMove === null) return null;
  const { acting, latest, takenBack, pause } = shipAndMove;
  const told = latest === null ? null : formatTurn(latest, choices.edition);
  const back = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  const then = formatToCome(toCome(shipAndMove));
  return (
    <Box title={SHIP_AND_MOVE}>
      {acting?.isOpenAgain === true && <Aside>{formatOpenAgain(acting.faction)}</Aside>}
      {told !== null && <Aside>{told}</Aside>}
      {back !== null && <Aside>{back}</Aside>}
      {acting !== null && <Aside>{formatActing(acting.faction)}</Aside>}
      {pause !== null && <Aside>{A_PAUSE}</Aside>}
      {then !== null && <Aside>{then}</Aside>}
      <Aside>{NEXT_ENDS_IT}</Aside>
    </Box>
  );
}
