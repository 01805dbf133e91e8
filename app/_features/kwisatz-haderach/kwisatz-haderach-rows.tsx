'use client';
import type { PublicFact } from '#client';
import { Switch } from '#app/_components/switch.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { TerritoryPick } from '#app/_components/state-editor/territory-pick.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { KWISATZ_HADERACH } from '#lib/factions/atreides/kwisatz-haderach/messages/desk.ts';

type KwisatzHaderachFact = Extract<PublicFact, { readonly kind: 'kwisatz-haderach' }>;

const ASKED: KwisatzHaderachFact = { kind: 'kwisatz-haderach', where: 'ready', usedIn: null };

/** Shows the Kwisatz Haderach as alive or dead, and where it was used. Only its owner knows whether it is active. */
export function KwisatzHaderachRows({ table, draft }: EntryProps) {
  if (table.kwisatzHaderach === null) return null;
  const now = draft.drafted(ASKED);
  return (
    <section className={styles.group} aria-label={KWISATZ_HADERACH.title}>
      <h3 className={styles.name}>{KWISATZ_HADERACH.title}</h3>
      <Switch
        label={KWISATZ_HADERACH.inTanks}
        on={now.where === 'tanks'}
        onChange={(dead) => {
          draft.put(dead ? { ...ASKED, where: 'tanks' } : { ...now, where: 'ready' });
        }}
      />
      {now.where === 'ready' && (
        <TerritoryPick
          label={KWISATZ_HADERACH.usedIn}
          edition={table.choices.edition}
          territory={now.usedIn}
          was={draft.standing(ASKED).usedIn}
          onPick={(usedIn) => {
            draft.put({ ...now, usedIn });
          }}
        />
      )}
    </section>
  );
}
