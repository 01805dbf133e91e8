import {
  FORCES_PER_FACTION,
  factionName,
  mercenariesIn,
  onlyMercenaries,
  ownForces,
  plus,
  type FactionId,
  type TableView,
  type Forces,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import styles from './place-sheet.module.css';
import {
  formatMercenariesAmong,
  formatSpecialAmong,
  formatSpecialAmongThem,
  MERCENARIES_ROW,
} from './state-editor-messages.ts';

interface ForcesRowsProps {
  readonly table: TableView;
  readonly faction: FactionId;
  readonly label: string;
  readonly now: Forces;
  readonly was: Forces;
  /** The forces left in the reserves. */
  readonly left: Forces;
  readonly onSet: (forces: Forces) => void;
}

/** Lets the desk enter the number of forces, of special forces if the faction has any, and of mercenaries. */
export function ForcesRows({ table, faction, label, now, was, left, onSet }: ForcesRowsProps) {
  const hired = mercenariesIn(now);
  const mostHired = hired + Math.max(mercenariesIn(left), 0);
  const own = ownForces(now);
  const ownLeft = ownForces(left);
  const most: Forces = {
    count: own.count + Math.max(ownLeft.count, 0),
    special: now.special + Math.max(left.special, 0),
  };
  const mostPlain = most.count - most.special;
  const { count, special } = own;
  const onSetOwn = (forces: Forces) => {
    onSet(plus(forces, onlyMercenaries(hired)));
  };
  return (
    <>
      <NumberRow
        sign={<FactionDisc faction={faction} className={styles.disc} />}
        label={label}
        shown={factionName(faction)}
        value={count}
        from={0}
        to={Math.min(most.count, FORCES_PER_FACTION)}
        was={ownForces(was).count}
        onSet={(next) => {
          // If no ordinary forces are left, the next forces are special.
          onSetOwn({ count: next, special: Math.max(Math.min(special, next), next - mostPlain) });
        }}
      />
      {hasSpecial(table, faction) && (count > 0 || was.special > 0) && (
        <NumberRow
          sign={<Icon name="special" className={styles.star} />}
          label={formatSpecialAmong(faction, label)}
          shown={formatSpecialAmongThem(faction)}
          value={special}
          from={Math.max(0, count - mostPlain)}
          to={Math.min(count, most.special)}
          was={was.special}
          onSet={(next) => {
            onSetOwn({ count, special: next });
          }}
        />
      )}
      {(mostHired > 0 || mercenariesIn(was) > 0) && (
        <NumberRow
          sign={<Icon name="forces" className={styles.star} />}
          label={formatMercenariesAmong(label)}
          shown={MERCENARIES_ROW}
          value={hired}
          from={0}
          to={mostHired}
          was={mercenariesIn(was)}
          onSet={(next) => {
            onSet(plus(own, onlyMercenaries(next)));
          }}
        />
      )}
    </>
  );
}

/** Whether any force of this faction is special, wherever it is. */
function hasSpecial({ factions, forces }: TableView, faction: FactionId): boolean {
  const own = factions.find((view) => view.faction === faction);
  const groups = [own?.tanks, own?.reserves === 'hidden' ? undefined : own?.reserves];
  return (
    groups.some((group) => (group?.special ?? 0) > 0) ||
    forces.some((stack) => stack.faction === faction && stack.special > 0)
  );
}
