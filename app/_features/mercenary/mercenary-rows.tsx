'use client';
import { useId } from 'react';
import {
  discOf,
  factionName,
  mercenaryLeaderOf,
  MOST_STRENGTH,
  ownerOf,
  USUAL_STRENGTH,
  type FactionId,
  type PublicFactOf,
} from '#client';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { formatWas } from '#app/_components/state-editor/position-messages.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatInReservesOf, MERCENARIES_SHOWN } from '#lib/cards/mercenary/messages/table.ts';

/** Lets the desk enter the mercenaries in reserves, and the service of the mercenary leader. */
export function MercenaryRows({ table, draft }: EntryProps) {
  const { mercenaries } = table;
  if (mercenaries === null) return null;
  const factions = table.factions.filter(({ hasForces }) => hasForces).map(({ faction }) => faction);
  return (
    <section className={styles.group} aria-label={MERCENARIES_SHOWN.title}>
      <h2 className={styles.heading}>{MERCENARIES_SHOWN.title}</h2>
      {factions.map((faction) => {
        const asked: PublicFactOf<'mercenaries'> = { kind: 'mercenaries', faction, count: 0 };
        return (
          <NumberRow
            key={faction}
            label={formatInReservesOf(faction)}
            value={draft.drafted(asked).count}
            from={0}
            to={draft.standing(asked).count + mercenaries.pool}
            was={draft.standing(asked).count}
            onSet={(count) => {
              draft.put({ ...asked, count });
            }}
          />
        );
      })}
      <LeaderRows draft={draft} factions={factions} />
    </section>
  );
}

interface LeaderRowsProps extends Pick<EntryProps, 'draft'> {
  readonly factions: readonly FactionId[];
}

/** Lets the desk enter the faction that the mercenary leader serves, and the strength of the leader. */
function LeaderRows({ draft, factions }: LeaderRowsProps) {
  const field = useId();
  const asked: PublicFactOf<'mercenary-leader'> = { kind: 'mercenary-leader', leader: null };
  const { leader } = draft.drafted(asked);
  const was = draft.standing(asked).leader;
  const nameOf = (one: typeof leader) => (one === null ? MERCENARIES_SHOWN.inPool : factionName(ownerOf(one)));
  const strengthOf = (one: typeof leader) => (one === null ? USUAL_STRENGTH : discOf(one).strength);
  const put = (faction: FactionId | null, strength: number) => {
    draft.put({ ...asked, leader: faction === null ? null : mercenaryLeaderOf(faction, strength) });
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={field}>{MERCENARIES_SHOWN.leader}</label>
        {was !== leader && <span className={styles.was}>{formatWas(nameOf(was))}</span>}
        <select
          id={field}
          value={leader === null ? '' : ownerOf(leader)}
          onChange={({ currentTarget: { value } }) => {
            put(factions.find((faction) => faction === value) ?? null, strengthOf(leader));
          }}
        >
          <option value="">{MERCENARIES_SHOWN.inPool}</option>
          {factions.map((faction) => (
            <option key={faction} value={faction}>
              {factionName(faction)}
            </option>
          ))}
        </select>
      </div>
      {leader !== null && (
        <NumberRow
          label={MERCENARIES_SHOWN.strength}
          value={strengthOf(leader)}
          from={1}
          to={MOST_STRENGTH}
          was={strengthOf(was)}
          onSet={(strength) => {
            put(ownerOf(leader), strength);
          }}
        />
      )}
    </>
  );
}
