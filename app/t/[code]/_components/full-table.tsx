import { Button } from '#app/_components/button.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { Sky } from '#app/_components/sky.tsx';
import { FULL, HAVE_A_CODE, JOIN, formatTable } from './join-messages.ts';
import type { TableFront } from './table-front.ts';
import styles from './join.module.css';

interface FullTableProps {
  readonly front: TableFront;
  readonly onTypeCode: () => void;
  readonly onWatch: () => void;
}

/** Shows a guest that every seat is taken. The page says where a seat's code comes from, and asks for no name. */
export const FullTable = ({ front, onTypeCode, onWatch }: FullTableProps) => (
  <Phone tone="warm" bar={<p className={styles.mentat}>Mentat</p>}>
    <Body>
      <div>
        <h1 className={styles.title}>{FULL.title}</h1>
        <p className={styles.lead}>{formatTable(front.code, front.edition, front.layer)}</p>
      </div>
      <p>{FULL.fromPlayer}</p>
      <p>{FULL.fromDesk}</p>
    </Body>
    <div className={styles.sky}>
      <Sky />
    </div>
    <Decision>
      <Button tone="act" onClick={onTypeCode}>
        {HAVE_A_CODE}
      </Button>
      <Button tone="quiet" onClick={onWatch}>
        {JOIN.watch}
      </Button>
    </Decision>
  </Phone>
);
