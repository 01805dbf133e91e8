import { formatFromTo, formatGroup, formatWayThere, type Place, type SeatView } from '#client';
import { allOfGroup, sumOf, type Group } from './groups.ts';
import type { Moving, WayFound } from './move-choice.ts';
import styles from './turn-planner.module.css';

interface MoveFactsProps {
  readonly moving: Moving;
  readonly group: Group;
  readonly from: Place | null;
  readonly to: Place | null;
  readonly view: SeatView;
  readonly found: WayFound | null;
}

/** Shows origin and destination with the path between these places. */
export function MoveFacts({ moving, group, from, to, view, found }: MoveFactsProps) {
  const { edition } = view.table.choices;
  const { way, closed } = found ?? { way: null, closed: null };
  return (
    <div aria-live="polite">
      {from !== null && (
        <p className={styles.name}>
          {to === null
            ? formatGroup(sumOf(allOfGroup(group)), from.territory, edition)
            : formatFromTo(from.territory, to, edition)}
        </p>
      )}
      {way !== null && (
        <p className={styles.soft}>
          {formatWayThere({ through: way.through, flies: flies(moving, from), around: closed !== null }, edition)}
        </p>
      )}
    </div>
  );
}

/** Whether forces of this place use ornithopters. */
const flies = ({ asks }: Moving, from: Place | null): boolean =>
  asks.fliesFrom.length > 0 && (from === null || !asks.walksFrom.includes(from.territory));
