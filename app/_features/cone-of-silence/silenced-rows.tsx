'use client';
import { factionName, type PublicFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Switch } from '#app/_components/switch.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatSilence } from '#lib/cards/cone-of-silence/messages/table.ts';

type SilencedFact = Extract<PublicFact, { readonly kind: 'silenced' }>;

/**
 * Lets the desk enter the factions that are silenced now. Shows nothing at tables without a Cone of Silence.
 */
export function SilencedRows({ table, draft }: EntryProps) {
  if (table.silenced === null) return null;
  const title = formatSilence(table.coneOfSilence);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {table.factions.map(({ faction }) => {
        const asked: SilencedFact = { kind: 'silenced', faction, silenced: false };
        return (
          <Switch
            key={faction}
            label={factionName(faction)}
            sign={<FactionDisc faction={faction} className={styles.disc} />}
            on={draft.drafted(asked).silenced}
            onChange={(silenced) => {
              draft.put({ ...asked, silenced });
            }}
          />
        );
      })}
    </section>
  );
}
