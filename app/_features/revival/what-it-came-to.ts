import type { TableView } from '#client';

interface Seen {
  readonly revival: Pick<NonNullable<TableView['revival']>, 'isOver' | 'revived'> | null;
  readonly awaited: TableView['awaited'];
}

/**
 * Whether it is told that nobody came back: not while somebody still checks which leaders are in whose hands, on which it
 * rests who can.
 */
export const isNobodyBack = ({ revival, awaited }: Seen): boolean =>
  revival?.isOver === true &&
  revival.revived.every(({ count, leader }) => count === 0 && leader === null) &&
  awaited.every(({ to }) => to !== 'check-own');
