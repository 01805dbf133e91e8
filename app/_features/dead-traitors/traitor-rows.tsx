'use client';
import { isMainCharacter, leaderName, ownerOf, type LeaderId } from '#client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { LeaderPick } from '#app/_components/state-editor/leader-pick.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { YesNo } from '#app/_components/state-editor/yes-no.tsx';
import { TRAITOR_ROWS } from '#lib/factions/tleilaxu/dead-traitors/messages/desk.ts';
import { DEAD_TRAITORS_TITLE } from '#lib/factions/tleilaxu/dead-traitors/messages/phone.ts';

/** Lets the desk correct which leaders are traitors of Tleilaxu; nothing at a table without that faction. */
export function TraitorRows({ table, draft }: EntryProps) {
  const { deadTraitors, leaders, order } = table;
  if (!order.includes('tleilaxu')) return null;
  const named = new Set<LeaderId>(deadTraitors);
  for (const { fact } of draft.changes) if (fact.kind === 'dead-traitor') named.add(fact.leader);
  return (
    <section className={styles.group} aria-label={DEAD_TRAITORS_TITLE}>
      <h2 className={styles.heading}>{DEAD_TRAITORS_TITLE}</h2>
      {[...named].map((leader) => {
        const asked = { kind: 'dead-traitor', leader, inPay: false } as const;
        return (
          <YesNo
            key={leader}
            legend={leaderName(leader)}
            now={draft.drafted(asked).inPay}
            was={draft.standing(asked).inPay}
            onPick={(yes) => {
              draft.put({ ...asked, inPay: yes });
            }}
          />
        );
      })}
      <LeaderPick
        label={TRAITOR_ROWS.add}
        leaders={leaders
          .map(({ leader }) => leader)
          .filter((leader) => ownerOf(leader) !== 'tleilaxu' && !isMainCharacter(leader) && !named.has(leader))}
        onPick={(leader) => {
          draft.put({ kind: 'dead-traitor', leader, inPay: true });
        }}
      />
    </section>
  );
}
