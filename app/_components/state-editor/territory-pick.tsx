'use client';
import { useId } from 'react';
import { territoryName, TERRITORIES, type EditionId, type TerritoryId } from '#client';
import { formatWas } from './position-messages.ts';
import styles from './sheet.module.css';

interface TerritoryPickProps {
  readonly label: string;
  readonly edition: EditionId;
  readonly territory: TerritoryId | null;
  /** The former value. */
  readonly was: TerritoryId | null;
  readonly onPick: (territory: TerritoryId | null) => void;
}

/** Lets the moderator choose the territory of a battle, or no territory. It shows the former value. */
export function TerritoryPick({ label, edition, territory, was, onPick }: TerritoryPickProps) {
  const field = useId();
  const nameOf = (id: TerritoryId | null) => (id === null ? 'no territory' : territoryName(id, edition));
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        className={styles.select}
        value={territory ?? ''}
        onChange={(event) => {
          onPick(TERRITORIES.find((id) => id === event.currentTarget.value) ?? null);
        }}
      >
        <option value="">{nameOf(null)}</option>
        {TERRITORIES.filter((id) => id !== 'polar-sink').map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
      {was !== territory && <small className={styles.was}>{formatWas(nameOf(was))}</small>}
    </div>
  );
}
