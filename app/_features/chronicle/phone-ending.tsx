'use client';
import Link from 'next/link';
import { useParams } from 'next/navigation';
import { formatHowWon, type SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import {
  AFTER_GAME,
  formatBattlesWon,
  formatBought,
  formatResultFor,
} from '#lib/features/chronicle/messages/ending.ts';
import { toldIn } from '#lib/features/chronicle/messages/told.ts';
import { FollowToNextGame } from './next-game.tsx';
import { OwnTellsButton } from './own-tells.tsx';
import { useChronicle } from './use-chronicle.ts';
import styles from './phone-ending.module.css';

interface PhoneEndingProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows this seat the result in a sentence, its own game in two lines, and its record, which the player may open to
 * all.
 */
export function PhoneEnding({ view, onCommand }: PhoneEndingProps) {
  const { victory } = view.table;
  return victory === null ? null : <Ended view={view} victory={victory} onCommand={onCommand} />;
}

interface EndedProps extends PhoneEndingProps {
  readonly victory: NonNullable<SeatView['table']['victory']>;
}

function Ended({ view, victory, onCommand }: EndedProps) {
  const { table, audience } = view;
  const { code } = useParams<{ code: string }>();
  const isOpen = table.openedRecords.some(({ faction }) => faction === audience);
  return (
    <section className={styles.ending} aria-label={AFTER_GAME.label}>
      <p className={styles.discs}>
        {victory.winners.map((winner) => (
          <FactionDisc key={winner} faction={winner} className={styles.disc} />
        ))}
      </p>
      <h1 className={styles.title} aria-live="polite">
        {formatResultFor(victory, audience)}
      </h1>
      <p className={styles.how}>{formatHowWon(victory, table.choices.edition)}</p>
      <FollowToNextGame faction={audience} />
      <OwnEvening view={view} />
      {isOpen ? (
        <p className={styles.how}>{AFTER_GAME.isOpen}</p>
      ) : (
        <>
          <p className={styles.how}>{AFTER_GAME.opens}</p>
          <Button
            tone="act"
            onClick={() => {
              onCommand({ type: 'OpenRecord' });
            }}
          >
            {AFTER_GAME.open}
          </Button>
        </>
      )}
      <OwnTellsButton />
      <Link href={`/t/${code}/chronicle`} className={styles.link}>
        {AFTER_GAME.read}
      </Link>
    </section>
  );
}

function OwnEvening({ view: { audience } }: { readonly view: SeatView }) {
  const chronicle = useChronicle(null);
  if (chronicle === null) return null;
  const { battles, sales } = toldIn(chronicle);
  return (
    <ul className={styles.facts}>
      <li>{formatBattlesWon(battles, audience)}</li>
      <li>{formatBought(sales, audience)}</li>
    </ul>
  );
}
