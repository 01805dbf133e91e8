'use client';
import type { SeatView } from '#client';
import type { SeatActionProps } from '#app/_components/feature/phone-slots.ts';
import { Icon } from '#app/_components/icon.tsx';
import { TakeBack } from '#app/_features/turn-planner/take-back.tsx';
import { formatKept } from '#lib/features/ship-and-move/messages/kept.ts';
import styles from './kept.module.css';

const isKept = ({ mine, table }: SeatView): boolean => mine.ownTurn.prepared !== null && table.shipAndMove !== null;

/** Whether a turn is prepared, or a step can be undone. */
export const isTurnSeen = (view: SeatView): boolean => isKept(view) || view.mine.ownTurn.mayTakeBack !== null;

/** Shows a seat's own turn while it waits. */
export const OwnTurnSeen = (props: SeatActionProps) => (
  <>
    {isKept(props.view) && <Kept view={props.view} />}
    <TakeBack {...props} />
  </>
);

/** Says on the owner’s phone alone that Mentat keeps a prepared turn. It does not show the turn. */
function Kept({ view: { mine, table } }: { readonly view: SeatView }) {
  const { prepared } = mine.ownTurn;
  return prepared === null ? null : (
    <p className={styles.kept} role="status">
      <Icon name="check" /> {formatKept(prepared, table.shipAndMove?.round ?? 'both')}
    </p>
  );
}
