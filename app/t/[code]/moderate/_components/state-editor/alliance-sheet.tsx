'use client';
import { useId } from 'react';
import { factionName, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { groupOf, groupsAfter, groupsAt } from '#app/_components/state-editor/alliances.ts';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { IS_ALLIED_WITH, formatStayAllied, formatStandsWith, formatStoodWith } from './state-editor-messages.ts';

interface AllianceSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Lets the desk enter the alliances. */
export function AllianceSheet({ table, draft }: AllianceSheetProps) {
  return (
    <section className={styles.sheet} aria-label="Alliances">
      <h2 className={styles.heading}>Alliances</h2>
      {table.choices.pairs.length > 0 ? (
        table.choices.pairs.map(([one, other]) => <p key={one}>{formatStayAllied(one, other)}</p>)
      ) : (
        <div>
          {table.order.map((faction) => (
            <AllianceRow key={faction} table={table} draft={draft} faction={faction} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Lets the desk choose the allies of one faction: none, or another faction with all its allies. */
function AllianceRow({ table, draft, faction }: AllianceSheetProps & { readonly faction: FactionId }) {
  const field = useId();
  const groups = groupsAfter(table, draft.draft);
  const others = (group: readonly FactionId[]) => group.filter((member) => member !== faction);
  const now = others(groupOf(groups, faction));
  const was = others(groupOf(groupsAt(table), faction));
  const sides = groups.map(others).filter((side) => side.length > 0 && fits(table, side));
  return (
    <div className={styles.row}>
      <FactionDisc faction={faction} />
      <label htmlFor={field}>
        {factionName(faction)}
        <span className="unseen"> {IS_ALLIED_WITH}</span>
      </label>
      {was.join() !== now.join() && <small className={styles.was}>{formatStoodWith(was)}</small>}
      <select
        id={field}
        className={styles.select}
        value={now.join()}
        onChange={(event) => {
          const side = sides.find((one) => one.join() === event.currentTarget.value) ?? [];
          draft.put({ kind: 'alliance', members: [faction, ...side] });
        }}
      >
        <option value="">alone</option>
        {sides.map((side) => (
          <option key={side.join()} value={side.join()}>
            {formatStandsWith(side)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Whether one more faction may join this alliance at this table. */
const fits = ({ allianceLimit }: TableView, side: readonly FactionId[]): boolean =>
  allianceLimit === 'any' || side.length < allianceLimit;
