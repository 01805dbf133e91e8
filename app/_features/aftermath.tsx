import type { SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { PhoneEnding } from './chronicle/phone-ending.tsx';
import { LatestOutcome } from './battle/result/latest-outcome.tsx';

interface AftermathProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** How the game or the last battle came out. */
export const Aftermath = ({ view, onCommand }: AftermathProps) => (
  <>
    <PhoneEnding view={view} onCommand={onCommand} />
    <LatestOutcome table={view.table} />
  </>
);
