'use client';
import type { DeskViewWhole, MovesMade } from '#client';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { MOVES } from '#lib/phases/ship-and-move/words/choice.ts';
import {
  A_PAUSE,
  NEXT_ENDS_IT,
  sayActing,
  sayOpenAgain,
  sayToCome,
  sayTurn,
  SHIP_AND_MOVE,
} from '#lib/phases/ship-and-move/words/table.ts';
import { toCome } from './order.ts';

/** How far shipment and movement is; while it is not played, where this table makes its moves. */
export function ShippingDeskBox({ view: { table } }: { readonly view: DeskViewWhole }) {
  const { shipAndMove, movesMade, choices } = table;
  if (shipAndMove === null) return <ChooseMoves made={movesMade} />;
  const { acting, latest, pause } = shipAndMove;
  const told = latest === null ? null : sayTurn(latest, choices.edition);
  const then = sayToCome(toCome(shipAndMove));
  return (
    <Box title={SHIP_AND_MOVE}>
      {acting?.isOpenAgain === true && <Aside>{sayOpenAgain(acting.faction)}</Aside>}
      {told !== null && <Aside>{told}</Aside>}
      {acting !== null && <Aside>{sayActing(acting.faction)}</Aside>}
      {pause !== null && <Aside>{A_PAUSE}</Aside>}
      {then !== null && <Aside>{then}</Aside>}
      <Aside>{NEXT_ENDS_IT}</Aside>
    </Box>
  );
}

function ChooseMoves({ made }: { readonly made: MovesMade }) {
  const { act, trouble } = useDoing();
  return (
    <Box title={MOVES.title}>
      {trouble !== null && <Explained {...trouble} />}
      <Switch
        label={MOVES.onPhones}
        note={MOVES.means}
        on={made === 'on-phones'}
        onChange={(on) => void act({ type: 'ChooseMoves', made: on ? 'on-phones' : 'on-the-board' })}
      />
      <Aside>{MOVES.fromNow}</Aside>
    </Box>
  );
}
