'use client';
import { useRouter } from 'next/navigation';
import { shortNameOfPhase, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import styles from './desk-bar.module.css';
import { DESK, formatShowCode, formatTurn, formatOwnSeat } from './desk-messages.ts';

interface DeskBarProps {
  readonly code: string;
  readonly table: TableView;
  readonly onJoin: () => void;
}

/** Shows the state of the game, the link to this device's seat, and the code with which others join. */
export function DeskBar({ code, table, onJoin }: DeskBarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        Mentat <span className={styles.page}>{DESK}</span>
      </h1>
      <p className={styles.turn}>
        <b>{formatTurn(table.turn)}</b> {shortNameOfPhase(table.phase, table.choices.edition)}
      </p>
      <OwnSeat code={code} />
      <button type="button" className={styles.code} onClick={onJoin} aria-label={formatShowCode(code)}>
        <Icon name="qr" />
        {code}
      </button>
    </header>
  );
}

/** Leads a moderator who also plays to the seat on this device. The seat opens behind its cover. */
function OwnSeat({ code }: { readonly code: string }) {
  const router = useRouter();
  const faction = useSeatTokens(code)?.current ?? null;
  if (faction === null) return null;
  return (
    <button
      type="button"
      className={styles.seat}
      onClick={() => {
        router.push(`/t/${code}/seat`);
      }}
    >
      <FactionDisc faction={faction} />
      {formatOwnSeat(faction)}
    </button>
  );
}
