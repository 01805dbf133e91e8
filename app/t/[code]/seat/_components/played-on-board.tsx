import { sayOnBoard, sayToldAfter, toldAfter, type BoardPhase, type SecretKind, type TableChoices } from '#client';
import { Button } from '#app/_components/button.tsx';
import styles from './waiting.module.css';

interface PlayedOnBoardProps {
  readonly phase: BoardPhase;
  readonly choices: TableChoices;
  /** Opens what its owner tells of one secret. */
  readonly onTell: (matter: SecretKind) => void;
}

/** What hands do in this phase, and the way to tell what changed by it: the same on every phone. */
export const PlayedOnBoard = ({ phase, choices: { components }, onTell }: PlayedOnBoardProps) => (
  <>
    <p className={styles.lead}>{sayOnBoard(phase)}</p>
    <p className={styles.lead}>{sayToldAfter(phase, components, 'seat')}</p>
    <div className={styles.tell}>
      {toldAfter(phase, components).map((matter) => (
        <Button
          key={matter}
          small
          onClick={() => {
            onTell(matter);
          }}
        >
          {`Set your ${matter}`}
        </Button>
      ))}
    </div>
  </>
);
