'use client';
import type { LeaderId, PublicFact } from '#client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { LeaderPick } from '#app/_components/state-editor/leader-pick.tsx';
import { TerritoryPick } from '#app/_components/state-editor/territory-pick.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { FOUGHT, formatFoughtIn } from '#lib/features/battle/messages/position.ts';

type FoughtFact = Extract<PublicFact, { readonly kind: 'leader-fought' }>;

const fought = (leader: LeaderId, territory: FoughtFact['territory'] = null): FoughtFact => ({
  kind: 'leader-fought',
  leader,
  territory,
});

/**
 * Lets the desk enter the leaders that have fought in this phase and stay in their territory until the battles are
 * over. Captured leaders are among the choices, because the desk does not know where they are.
 */
export function FoughtRows({ table, draft }: EntryProps) {
  const bound = table.leaders.filter(({ leader }) => draft.drafted(fought(leader)).territory !== null);
  const free = table.leaders.filter(
    ({ leader, where }) => where !== 'tanks' && !bound.some((one) => one.leader === leader),
  );
  return (
    <section className={styles.group} aria-label={FOUGHT.label}>
      <h3 className={styles.name}>{FOUGHT.title}</h3>
      <p className={styles.hint}>{FOUGHT.hint}</p>
      {bound.map(({ leader }) => (
        <TerritoryPick
          key={leader}
          label={formatFoughtIn(leader)}
          edition={table.choices.edition}
          territory={draft.drafted(fought(leader)).territory}
          was={draft.standing(fought(leader)).territory}
          onPick={(territory) => {
            draft.put(fought(leader, territory));
          }}
        />
      ))}
      <LeaderPick
        label={FOUGHT.another}
        leaders={free.map(({ leader }) => leader)}
        onPick={(leader) => {
          draft.put(fought(leader, table.battles[0]?.territory ?? 'arrakeen'));
        }}
      />
    </section>
  );
}
