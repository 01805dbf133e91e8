'use client';
import { factionName, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { formatPower } from '#lib/messages/format/powers-guide.ts';
import { WHAT_FACTIONS_DO } from './powers-messages.ts';
import styles from './powers-sheet.module.css';

interface PowersSheetProps {
  readonly table: TableView;
  /** The faction of this phone. Its own powers come first. */
  readonly faction: FactionId;
  readonly onClose: () => void;
}

/**
 * Shows the powers of each faction at this table. These are public rules, which are the same on every phone except for
 * their order.
 */
export function PowersSheet({ table, faction, onClose }: PowersSheetProps) {
  const others = table.order.filter((other) => other !== faction);
  return (
    <Sheet title={WHAT_FACTIONS_DO} tone="warm" onClose={onClose}>
      {[faction, ...others].map((one) => (
        <section key={one} className={styles.faction}>
          <h2 className={styles.head} data-faction={one}>
            <FactionDisc faction={one} className={styles.disc} />
            {factionName(one)}
          </h2>
          <ul className={styles.powers}>
            {table.powers
              .filter((power) => power.startsWith(`${one}/`))
              .map((power) => {
                const { name, lets } = formatPower(power);
                return (
                  <li key={power}>
                    <b>{name}:</b> {lets}
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
