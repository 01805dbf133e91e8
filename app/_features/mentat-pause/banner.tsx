'use client';
import { formatStandings, type TableView } from '#client';
import type { StripProps } from '#app/_components/banner.ts';

/** Whether Mentat has counted the strongholds. */
export const isCounted = ({ mentatPause }: TableView): boolean =>
  mentatPause !== null && mentatPause.standings.length > 0;

/** Shows the count at the end of the turn. */
export const PauseBanner = ({ table: { mentatPause } }: StripProps) =>
  mentatPause !== null && <p>{formatStandings(mentatPause.standings)}</p>;
