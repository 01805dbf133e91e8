'use client';
import { ownForces, type FactionId, type PublicFact, type TableView } from '#client';
import { reservesAfter } from './draft.ts';
import { ForcesRows } from './forces-rows.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { FORCES_IN_TANKS, formatForcesInTanks } from './state-editor-messages.ts';

interface TanksSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Lets the desk enter how many forces lie in the tanks. */
export function TanksSheet({ table, draft }: TanksSheetProps) {
  return (
    <section className={styles.sheet} aria-label="Tanks">
      <h2 className={styles.heading}>{FORCES_IN_TANKS}</h2>
      <div>
        {table.order.map((faction) => (
          <TanksRow key={faction} table={table} draft={draft} faction={faction} />
        ))}
      </div>
    </section>
  );
}

type Row = TanksSheetProps & { readonly faction: FactionId };
type TanksFact = Extract<PublicFact, { readonly kind: 'tanks' }>;

function TanksRow({ table, draft, faction }: Row) {
  const asked: TanksFact = { kind: 'tanks', faction, count: 0, special: 0 };
  return (
    <ForcesRows
      table={table}
      faction={faction}
      label={formatForcesInTanks(faction)}
      now={draft.drafted(asked)}
      was={draft.standing(asked)}
      left={ownForces(reservesAfter(table, draft.draft, faction))}
      onSet={(forces) => {
        draft.put({ ...asked, ...ownForces(forces) });
      }}
    />
  );
}
