'use client';
import {
  FORCES_PER_FACTION,
  nameOfFaction,
  type FactionId,
  type PublicFact,
  type TableView,
} from '../../../../../../lib/client.ts';
import { FactionDisc } from '../../../../../_components/faction-disc.tsx';
import { NumberRow } from '../../../../../_components/number-row.tsx';
import { drafted, reservesAfter, standing } from './draft.ts';
import type { DraftState } from './use-draft.ts';
import styles from './sheet.module.css';

interface TanksSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** How many forces lie in the tanks. */
export function TanksSheet({ table, draft }: TanksSheetProps) {
  return (
    <section className={styles.sheet} aria-label="Tanks">
      <h2 className={styles.heading}>Forces in the tanks</h2>
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
  const { count, special } = drafted(table, draft.draft, asked);
  return (
    <NumberRow
      sign={<FactionDisc faction={faction} className={styles.disc} />}
      label={`${nameOfFaction(faction)} forces in the tanks`}
      shown={nameOfFaction(faction)}
      value={count}
      from={0}
      to={Math.min(count + Math.max(reservesAfter(table, draft.draft, faction), 0), FORCES_PER_FACTION)}
      was={(standing(table, asked) as TanksFact).count}
      onSet={(next) => {
        draft.put({ ...asked, count: next, special: Math.min(special, next) });
      }}
    />
  );
}
