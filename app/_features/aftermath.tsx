import type { SeatView } from '#client';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { Ending } from './mentat-pause/ending.tsx';
import { Instructions } from '#app/_components/instructions/instructions.tsx';
import { LatestOutcome } from './battle/result/latest-outcome.tsx';

interface AftermathProps {
  readonly view: SeatView;
  /** A question waits elsewhere: only what hands have to do is shown beside it. */
  readonly asked: boolean;
  readonly onIntent: (intent: SentIntent) => void;
}

/** How the game or the last battle came out, and what is left to do on the board. */
export const Aftermath = ({ view, asked, onIntent }: AftermathProps) => (
  <>
    {!asked && <Ending table={view.table} />}
    {!asked && <LatestOutcome table={view.table} />}
    <Instructions view={view} onIntent={onIntent} />
  </>
);
