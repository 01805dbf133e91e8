'use client';
import { theFaction, type FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { forgetSeat } from '#app/_device/seat-tokens.ts';
import { useAsking } from '#app/_connection/use-asking.ts';

interface LeaveSheetProps {
  readonly code: string;
  readonly faction: FactionId;
  /** The game has not begun. */
  readonly maySwap: boolean;
  readonly onClose: () => void;
}

/** Getting up: before the game the seat is free for whoever scans the code, later for whoever the desk lets in. */
export function LeaveSheet({ code, faction, maySwap, onClose }: LeaveSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  const leave = async () => {
    if ((await ask(() => client.seats.leave.mutate())) === null) return;
    forgetSeat(code, faction);
    location.assign(`/t/${code}`);
  };
  return (
    <Sheet
      title={`Leave ${theFaction(faction)}`}
      tone="warm"
      onClose={onClose}
      acts={
        <>
          <Button tone="act" sending={sending} onClick={leave}>
            Leave this seat
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Stay seated
          </Button>
        </>
      }
    >
      <p>
        {maySwap
          ? `The seat is free then: whoever scans the table’s code next can take ${theFaction(faction)}. The table is told.`
          : `The seat is free then. The moderator gives it to whoever plays ${theFaction(faction)} from now on, as you leave it. The table is told.`}
      </p>
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
