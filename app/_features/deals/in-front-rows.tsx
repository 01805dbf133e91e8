'use client';
import { factionName, type FactionId, type PublicFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { IN_FRONT, formatInFrontOf } from '#lib/features/deals/messages/position.ts';

const MAX_SPICE = 99;

const inFront = (faction: FactionId, amount = 0): Extract<PublicFact, { readonly kind: 'spice-in-front' }> => ({
  kind: 'spice-in-front',
  faction,
  amount,
});

/**
 * Lets the desk enter spice that was paid in deals and may not be spent yet. Shows nothing at tables where it may be
 * spent at once.
 */
export function InFrontRows({ table, draft }: EntryProps) {
  if (!table.bribesWait) return null;
  return (
    <section className={styles.group} aria-label={IN_FRONT.title}>
      <h2 className={styles.heading}>{IN_FRONT.title}</h2>
      <p className={styles.hint}>{IN_FRONT.hint}</p>
      <div>
        {table.order.map((faction) => (
          <NumberRow
            key={faction}
            sign={<FactionDisc faction={faction} className={styles.disc} />}
            label={formatInFrontOf(faction)}
            shown={factionName(faction)}
            value={draft.drafted(inFront(faction)).amount}
            from={0}
            to={MAX_SPICE}
            was={draft.standing(inFront(faction)).amount}
            onSet={(amount) => {
              draft.put(inFront(faction, amount));
            }}
          />
        ))}
      </div>
    </section>
  );
}
