'use client';
import type { FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { isForOthers, SEAT_CODE_LASTS_MS, type SeatPass } from '#app/_browser/seat-link.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import { SeatCode } from '#app/t/[code]/_components/seat-code.tsx';
import { HAND_OVER, formatHandOver } from './hand-over-messages.ts';

interface HandOverSheetProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly onClose: () => void;
}

interface Shown {
  readonly address: string;
  readonly seat: SeatPass;
}

/**
 * Shows the one-time code on the old phone. A press makes the code; opening the sheet does not. The code disappears
 * with the sheet.
 */
export function HandOverSheet({ code, faction, onClose }: HandOverSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [shown, setShown] = useExpiringState<Shown>(SEAT_CODE_LASTS_MS);

  const show = async () => {
    const made = await ask(async () => {
      const offered = await client.seats.handOver.mutate();
      return offered.ok ? { pass: offered.pass, address: await addressOfTable() } : offered;
    });
    if (made !== null) setShown({ address: made.address, seat: { faction, pass: made.pass } });
  };
  /**
   * Returns the address for the next phone. An address that reached this phone also reaches the next phone, except the
   * host's own name for the laptop.
   */
  const addressOfTable = async (): Promise<string> =>
    isForOthers(location.hostname)
      ? `${location.origin}/t/${code}`
      : (await client.tables.addresses.query({ code })).joinUrl;

  return (
    <Sheet title={HAND_OVER.title} tone="secret" onClose={onClose} closesOnLeave>
      {shown === null ? (
        <>
          <p>{formatHandOver(faction)}</p>
          {trouble !== null && <Explained {...trouble} />}
          <Button tone="act" sending={sending} onClick={show}>
            {HAND_OVER.show}
          </Button>
        </>
      ) : (
        <SeatCode {...shown} />
      )}
    </Sheet>
  );
}
