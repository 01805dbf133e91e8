'use client';
import { nameOfFaction, type PublicFact, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { drafted } from './draft.ts';
import type { DraftState } from './use-draft.ts';
import styles from './sheet.module.css';

interface KaramaRowsProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

type KaramaFact = Extract<PublicFact, { readonly kind: 'special-karama' }>;

/** Who has used the special power that comes with a Karama once in a game; nothing at tables without it. */
export function KaramaRows({ table, draft }: KaramaRowsProps) {
  if (table.specialKarama.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Special Karama powers">
      <h2 className={styles.heading}>Special Karama powers used</h2>
      {table.specialKarama.map(({ faction }) => {
        const asked: KaramaFact = { kind: 'special-karama', faction, used: false };
        return (
          <Switch
            key={faction}
            label={nameOfFaction(faction)}
            sign={<FactionDisc faction={faction} className={styles.disc} />}
            on={drafted(table, draft.draft, asked).used}
            onChange={(used) => {
              draft.put({ ...asked, used });
            }}
          />
        );
      })}
    </section>
  );
}
