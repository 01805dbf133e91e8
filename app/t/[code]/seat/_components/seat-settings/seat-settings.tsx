'use client';
import type { FactionId } from '#client';
import { SeatHistory } from '#app/_components/seat-history.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import { Election } from './election.tsx';
import { ThisPhone } from './this-phone.tsx';
import { ThisSeat } from './this-seat.tsx';

interface SeatCareProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly presence: readonly Presence[];
  /** Whether the game has not begun. */
  readonly maySwap: boolean;
}

/** Shows the actions of this player about seats, this phone and the desk. */
export function SeatCare({ code, faction, presence, maySwap }: SeatCareProps) {
  const { election } = useLive();
  const player = presence.find((seat) => seat.faction === faction)?.name ?? '';
  return (
    <>
      <ThisSeat code={code} faction={faction} player={player} maySwap={maySwap} />
      <ThisPhone />
      <SeatHistory />
      <Election faction={faction} presence={presence} election={election} maySwap={maySwap} />
    </>
  );
}
