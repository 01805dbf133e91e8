'use client';
import { leaderName, type LeaderId, type PublicFact } from '#client';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { SEMUTA } from '#lib/cards/semuta/messages/table.ts';

/** No leader has more strength than 10. The server refuses a number that leaves a leader without strength. */
const MOST_LOST = 9;

type DruggedFact = Extract<PublicFact, { readonly kind: 'leader-drugged' }>;

/**
 * Lets the desk enter the strength that leaders have lost to Semuta. With the app's cards only a leader with a card has
 * a row. With cardboard cards every living leader has one.
 */
export function DruggedRows({ table, draft }: EntryProps) {
  const { drugged, leaders, choices } = table;
  if (drugged === null) return null;
  const isDrugged = (leader: LeaderId) => drugged.some((one) => one.leader === leader);
  const rows = leaders.filter(
    ({ leader, where }) => isDrugged(leader) || (choices.components.treachery !== 'app' && where === 'ready'),
  );
  return (
    rows.length > 0 && (
      <section className={styles.group} aria-label={SEMUTA.lost}>
        <h2 className={styles.heading}>{SEMUTA.lost}</h2>
        {rows.map(({ leader }) => {
          const asked: DruggedFact = { kind: 'leader-drugged', leader, lost: 0 };
          return (
            <NumberRow
              key={leader}
              label={leaderName(leader)}
              value={draft.drafted(asked).lost}
              from={0}
              to={MOST_LOST}
              was={draft.standing(asked).lost}
              onSet={(lost) => {
                draft.put({ ...asked, lost });
              }}
            />
          );
        })}
      </section>
    )
  );
}
