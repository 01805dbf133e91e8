import type { ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import {
  A_PAUSE,
  NEXT_ENDS_IT,
  formatActing,
  formatOpenAgain,
  formatToCome,
  formatTurn,
  ROUND_TITLE,
} from '#lib/features/ship-and-move/messages/table.ts';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { toCome } from './order.ts';

/** Shows the progress of shipment and movement. */
export function ShippingDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { shipAndMove, choices } = table;
  if (shipAndMove === null) return null;
  const { round, acting, latest, takenBack, pause } = shipAndMove;
  const told = latest === null ? null : formatTurn(latest, choices.edition);
  const back = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  const then = formatToCome(toCome(shipAndMove));
  return (
    <PanelSection title={ROUND_TITLE[round]}>
      {acting?.isOpenAgain === true && <Hint>{formatOpenAgain(acting.faction)}</Hint>}
      {told !== null && <Hint>{told}</Hint>}
      {back !== null && <Hint>{back}</Hint>}
      {acting !== null && <Hint>{formatActing(acting.faction, round)}</Hint>}
      {pause !== null && <Hint>{A_PAUSE}</Hint>}
      {then !== null && <Hint>{then}</Hint>}
      <Hint>{NEXT_ENDS_IT}</Hint>
    </PanelSection>
  );
}
