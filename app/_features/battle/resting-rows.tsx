'use client';
import type { LeaderId, PublicFact } from '#client';
import { Switch } from '#app/_components/switch.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { LeaderPick } from '#app/_components/state-editor/leader-pick.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { RESTING, formatRests } from '#lib/features/battle/messages/position.ts';

const resting = (leader: LeaderId, rests = false): Extract<PublicFact, { readonly kind: 'leader-resting' }> => ({
  kind: 'leader-resting',
  leader,
  rests,
});

/** Shows the leaders that a Ghola has revived in this battle phase. They do not fight before the next battle phase. */
export function RestingRows({ table, draft }: EntryProps) {
  if (!table.leadersRest) return null;
  const isShown = (leader: LeaderId) =>
    draft.drafted(resting(leader)).rests || table.leaders.some((disc) => disc.leader === leader && disc.resting);
  const alive = table.leaders.filter(({ where }) => where === 'ready').map(({ leader }) => leader);
  return (
    <section className={styles.group} aria-label={RESTING.label}>
      <h3 className={styles.name}>{RESTING.title}</h3>
      <p className={styles.hint}>{RESTING.hint}</p>
      {alive.filter(isShown).map((leader) => (
        <Switch
          key={leader}
          label={formatRests(leader)}
          on={draft.drafted(resting(leader)).rests}
          onChange={(on) => {
            draft.put(resting(leader, on));
          }}
        />
      ))}
      <LeaderPick
        label={RESTING.another}
        leaders={alive.filter((leader) => !isShown(leader))}
        onPick={(leader) => {
          draft.put(resting(leader, true));
        }}
      />
    </section>
  );
}
