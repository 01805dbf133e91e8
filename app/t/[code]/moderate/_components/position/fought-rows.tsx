'use client';
import { useId } from 'react';
import {
  nameOfLeader,
  nameOfTerritory,
  TERRITORIES,
  type LeaderId,
  type PublicFact,
  type TableView,
} from '../../../../../../lib/client.ts';
import { drafted, standing } from './draft.ts';
import type { DraftState } from './use-draft.ts';
import styles from './sheet.module.css';

interface FoughtRowsProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

type FoughtFact = Extract<PublicFact, { readonly kind: 'leader-fought' }>;

const fought = (leader: LeaderId, territory: FoughtFact['territory'] = null): FoughtFact => ({
  kind: 'leader-fought',
  leader,
  territory,
});

/** Leaders that have fought this phase are bound to their territory until the battles are over. */
export function FoughtRows({ table, draft }: FoughtRowsProps) {
  const field = useId();
  const bound = table.leaders.filter(({ leader }) => drafted(table, draft.draft, fought(leader)).territory !== null);
  const free = table.leaders.filter(
    ({ leader, where }) => where === 'ready' && !bound.some((b) => b.leader === leader),
  );
  return (
    <section className={styles.sheet} aria-label="Leaders that have fought this phase">
      <p className={styles.hint}>Has a leader fought already this phase? Say where; it fights in no other territory.</p>
      {bound.map(({ leader }) => (
        <FoughtRow key={leader} table={table} draft={draft} leader={leader} />
      ))}
      <div className={styles.field}>
        <label htmlFor={field}>Another leader that has fought</label>
        <select
          id={field}
          className={styles.select}
          value=""
          onChange={(event) => {
            const chosen = free.find(({ leader }) => leader === event.currentTarget.value);
            if (chosen !== undefined) draft.put(fought(chosen.leader, table.battles[0]?.territory ?? 'arrakeen'));
          }}
        >
          <option value="">Choose a leader</option>
          {free.map(({ leader }) => (
            <option key={leader} value={leader}>
              {nameOfLeader(leader)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function FoughtRow({ table, draft, leader }: FoughtRowsProps & { readonly leader: LeaderId }) {
  const field = useId();
  const { territory } = drafted(table, draft.draft, fought(leader));
  const was = standing(table, fought(leader)) as FoughtFact;
  const { edition } = table.choices;
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{`${nameOfLeader(leader)} has fought in`}</label>
      <select
        id={field}
        className={styles.select}
        value={territory ?? ''}
        onChange={(event) => {
          const chosen = TERRITORIES.find((id) => id === event.currentTarget.value);
          draft.put(fought(leader, chosen ?? null));
        }}
      >
        <option value="">no territory</option>
        {TERRITORIES.filter((id) => id !== 'polar-sink').map((id) => (
          <option key={id} value={id}>
            {nameOfTerritory(id, edition)}
          </option>
        ))}
      </select>
      {was.territory !== territory && (
        <small className={styles.was}>
          {`was ${was.territory === null ? 'no territory' : nameOfTerritory(was.territory, edition)}`}
        </small>
      )}
    </div>
  );
}
