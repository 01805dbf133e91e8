import { Button } from '../../_components/button.tsx';
import { Decision } from '../../_components/decision.tsx';
import { FactionDisc, FactionName } from '../../_components/faction-disc.tsx';
import { HAND_OVER } from './try-messages.ts';
import styles from './hand-over.module.css';

interface HandOverProps {
  readonly onGo: () => void;
}

/** Between the two plans on one phone: explains how it would be at a table. */
export const HandOver = ({ onGo }: HandOverProps) => (
  <section className={styles.page} aria-labelledby="hand-over">
    <div className={styles.body}>
      <h2 id="hand-over">{HAND_OVER.title}</h2>
      <p>{HAND_OVER.lead}</p>
      <p className={styles.side}>
        <FactionDisc faction="atreides" />
        <FactionName faction="atreides" />
        <span>{HAND_OVER.sealed}</span>
      </p>
      <p className={styles.side}>
        <FactionDisc faction="harkonnen" />
        <FactionName faction="harkonnen" />
        <span>{HAND_OVER.you}</span>
      </p>
    </div>
    <Decision>
      <Button tone="act" onClick={onGo}>
        {HAND_OVER.act}
      </Button>
    </Decision>
  </section>
);
