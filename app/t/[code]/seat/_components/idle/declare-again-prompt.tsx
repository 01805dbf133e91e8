'use client';
import { toldAfter, type SecretKind, type TableView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { formatSet } from './held-messages.ts';
import styles from './told-anew.module.css';

interface ToldAnewProps {
  readonly table: TableView;
  /** Opens the page where the owner enters one secret. */
  readonly onTell: (matter: SecretKind) => void;
}

/** Lets a player enter with one tap what changed by hand in a phase on the board. It is the same on every phone. */
export function DeclareAgainPrompt({ table: { boardPhase, choices }, onTell }: ToldAnewProps) {
  const matters = boardPhase === null ? [] : toldAfter(boardPhase, choices.components);
  if (matters.length === 0) return null;
  return (
    <div className={styles.told}>
      {matters.map((matter) => (
        <Button
          key={matter}
          small
          onClick={() => {
            onTell(matter);
          }}
        >
          {formatSet(matter)}
        </Button>
      ))}
    </div>
  );
}
