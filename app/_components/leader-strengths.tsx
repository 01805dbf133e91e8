'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { discOf, type LeaderId, type TableView } from '#client';

type Leaders = TableView['leaders'];

/** The leaders of the table. A page without a table has none, so its discs show the printed strengths. */
const LeadersAtTable = createContext<Leaders>([]);

interface LeaderStrengthsProps {
  readonly table: TableView;
  readonly children: ReactNode;
}

/** Gives the strengths of this table to all leader discs inside it. */
export const LeaderStrengths = ({ table, children }: LeaderStrengthsProps) => (
  <LeadersAtTable value={table.leaders}>{children}</LeadersAtTable>
);

/** Returns the strength of a leader at the table of this page. */
export function useStrengthOf(): (leader: LeaderId) => number {
  const leaders = useContext(LeadersAtTable);
  return (leader) => strengthIn(leaders, leader);
}

/** Returns the strength of a leader among these leaders; the printed strength if the leader is not among them. */
export const strengthIn = (leaders: Leaders, leader: LeaderId): number =>
  leaders.find((one) => one.leader === leader)?.strength ?? discOf(leader).strength;
