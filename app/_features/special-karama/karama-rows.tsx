'use client';
import { factionName, type PublicFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Switch } from '#app/_components/switch.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { SPECIAL_KARAMA } from '#lib/cards/special-karama/messages/desk.ts';

type KaramaFact = Extract<PublicFact, { readonly kind: 'special-karama' }>;

/**
 * Lets the desk enter which factions have used the special power that a Karama gives once in a game; nothing at tables
 * without it.
 */
export function KaramaRows({ table, draft }: EntryProps) {
  if (table.specialKarama.length === 0) return null;
  return (
    <section className={styles.group} aria-label={SPECIAL_KARAMA.label}>
      <h2 className={styles.heading}>{SPECIAL_KARAMA.title}</h2>
      {table.specialKarama.map(({ faction }) => {
        const asked: KaramaFact = { kind: 'special-karama', faction, used: false };
        return (
          <Switch
            key={faction}
            label={factionName(faction)}
            sign={<FactionDisc faction={faction} className={styles.disc} />}
            on={draft.drafted(asked).used}
            onChange={(used) => {
              draft.put({ ...asked, used });
            }}
          />
        );
      })}
    </section>
  );
}
