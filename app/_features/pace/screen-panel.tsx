import { formatPausedBy, type TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { SAY_IF_NOT, formatFollows } from '#lib/features/pace/messages/follows.ts';
import styles from './follows.module.css';

/** Whether the next step is the only thing to show, because no seat is awaited. */
export const paceSaysAll = ({ followsSoon, awaited }: TableView): boolean =>
  followsSoon !== null && awaited.length === 0;

/** Shows the next automatic step next to the planet. */
export function PaceScreenPanel({ table }: { readonly table: TableView }) {
  const { followsSoon, choices } = table;
  if (followsSoon === null) return null;
  return (
    <BesideBox title={formatFollows(followsSoon.next, choices.edition)} dense>
      <div className={styles.beside}>
        <CountdownRing window={followsSoon} held={formatPausedBy(table) !== null} />
        <BesideLine>{SAY_IF_NOT}</BesideLine>
      </div>
    </BesideBox>
  );
}
