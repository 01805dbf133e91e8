'use client';
import type { FactionId, TableView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { WHAT_YOU_CAN_DO } from './powers-messages.ts';

const PowersSheet = lazyPart(
  () => import('./powers-sheet.tsx').then((part) => part.PowersSheet),
  () => null,
);

interface PowersLinkProps {
  readonly table: TableView;
  readonly faction: FactionId;
}

/** Shows the link to the powers of the own faction. */
export const PowersLink = ({ table, faction }: PowersLinkProps) => (
  <OpensSheet label={WHAT_YOU_CAN_DO}>
    {(close) => <PowersSheet table={table} faction={faction} onClose={close} />}
  </OpensSheet>
);
