import { nameOfPhase, type TableView } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import styles from './desk-bar.module.css';

interface DeskBarProps {
  readonly code: string;
  readonly table: TableView;
  readonly onJoin: () => void;
}

/** Where the game stands, and the code by which others come in. */
export function DeskBar({ code, table, onJoin }: DeskBarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        Mentat <span className={styles.page}>Moderator’s desk</span>
      </h1>
      <p className={styles.turn}>
        <b>{`Turn ${table.turn}`}</b> {nameOfPhase(table.phase, table.choices.edition)}
      </p>
      <button type="button" className={styles.code} onClick={onJoin} aria-label={`Show the QR code of table ${code}`}>
        <Icon name="qr" />
        {code}
      </button>
    </header>
  );
}
