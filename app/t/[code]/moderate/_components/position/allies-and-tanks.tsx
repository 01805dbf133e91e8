'use client';
import { useId } from 'react';
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

interface AlliesAndTanksProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Who stands by whom, and how many forces lie in the tanks. */
export function AlliesAndTanks({ table, draft }: AlliesAndTanksProps) {
  return (
    <section className={styles.sheet} aria-label="Alliances and tanks">
      <h2 className={styles.heading}>Alliances</h2>
      <div>
        {table.order.map((faction) => (
          <AllyRow key={faction} table={table} draft={draft} faction={faction} />
        ))}
      </div>
      <h2 className={styles.heading}>Forces in the tanks</h2>
      <div>
        {table.order.map((faction) => (
          <TanksRow key={faction} table={table} draft={draft} faction={faction} />
        ))}
      </div>
    </section>
  );
}

type Row = AlliesAndTanksProps & { readonly faction: FactionId };
type AllyFact = Extract<PublicFact, { readonly kind: 'ally' }>;
type TanksFact = Extract<PublicFact, { readonly kind: 'tanks' }>;

function AllyRow({ table, draft, faction }: Row) {
  const field = useId();
  const now = allyAfter(table, draft, faction);
  const was = (standing(table, { kind: 'ally', faction, ally: null }) as AllyFact).ally;
  return (
    <div className={styles.row}>
      <FactionDisc faction={faction} />
      <label htmlFor={field}>
        {nameOfFaction(faction)}
        <span className="unseen"> is allied with</span>
      </label>
      {was !== now && <small className={styles.was}>{`was ${was === null ? 'alone' : nameOfFaction(was)}`}</small>}
      <select
        id={field}
        className={styles.select}
        value={now ?? ''}
        onChange={(event) => {
          const ally = table.order.find((other) => other === event.currentTarget.value) ?? null;
          draft.put({ kind: 'ally', faction, ally });
        }}
      >
        <option value="">alone</option>
        {table.order
          .filter((other) => other !== faction)
          .map((other) => (
            <option key={other} value={other}>
              {`with ${nameOfFaction(other)}`}
            </option>
          ))}
      </select>
    </div>
  );
}

/** A faction's ally when the draft is set: an alliance is said by one side and holds for both. */
function allyAfter(table: TableView, { draft }: DraftState, faction: FactionId): FactionId | null {
  const alliances = [...draft.values()].filter((fact): fact is AllyFact => fact.kind === 'ally');
  const own = alliances.find((fact) => fact.faction === faction);
  if (own !== undefined) return own.ally;
  const other = alliances.find((fact) => fact.ally === faction);
  if (other !== undefined) return other.faction;
  const { ally } = standing(table, { kind: 'ally', faction, ally: null }) as AllyFact;
  // Whom the ally of old leaves, by itself or for somebody else, is left alone.
  return alliances.some((fact) => fact.faction === ally || fact.ally === ally) ? null : ally;
}

function TanksRow({ table, draft, faction }: Row) {
  const asked: TanksFact = { kind: 'tanks', faction, count: 0 };
  const { count } = drafted(table, draft.draft, asked);
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
        draft.put({ ...asked, count: next });
      }}
    />
  );
}
