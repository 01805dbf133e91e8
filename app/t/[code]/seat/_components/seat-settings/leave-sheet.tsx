'use client';
import type { FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { forgetSeat } from '#app/_browser/seat-tokens.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import { LEAVE, formatFreeForAll, formatFreeForOne, formatLeave } from './seat-care-messages.ts';

interface LeaveSheetProps {
  readonly code: string;
  readonly faction: FactionId;
  /** Whether the game has not begun. */
  readonly maySwap: boolean;
  readonly onClose: () => void;
}

/**
 * Lets a player leave the seat. Before the game, any guest with the code may take the free seat. Later, the desk lets a
 * player in.
 */
export function LeaveSheet({ code, faction, maySwap, onClose }: LeaveSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const leave = async () => {
    if ((await ask(() => client.seats.leave.mutate())) === null) return;
    forgetSeat(code, faction);
    location.assign(`/t/${code}`);
  };
  return (
    <Sheet
      title={formatLeave(faction)}
      tone="warm"
      onClose={onClose}
      acts={
        <>
          <Button tone="act" sending={sending} onClick={leave}>
            {LEAVE.leave}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {LEAVE.stay}
          </Button>
        </>
      }
    >
      <p>{maySwap ? formatFreeForAll(faction) : formatFreeForOne(faction)}</p>
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
