import type { TableView } from '#client';
import { Ending } from './mentat-pause/ending.tsx';
import { LatestOutcome } from './battle/result/latest-outcome.tsx';

/** How the game or the last battle came out. */
export const Aftermath = ({ table }: { readonly table: TableView }) => (
  <>
    <Ending table={table} />
    <LatestOutcome table={table} />
  </>
);
