'use client';
import type { ReactNode } from 'react';
import { Sheet } from '../../../../../_components/sheet.tsx';
import { READING_MS, useCoverAfterRest } from '../../../../../_hooks/use-cover-after-rest.ts';
import { SandButton } from '../sand-button.tsx';
import styles from './editors.module.css';

interface EditorSheetProps {
  readonly title: string;
  /** What is entered, as its owner calls it: "your hand". */
  readonly what: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly acts: ReactNode;
}

/**
 * The sheet of an editor. At rest it drifts over with sand, the acts too, since they count what was entered; nothing
 * entered is lost. When the page is left it closes.
 */
export function EditorSheet({ title, what, onClose, children, acts }: EditorSheetProps) {
  const { covered, uncover, watch } = useCoverAfterRest(READING_MS, false);
  return (
    <div className={styles.watched} {...watch}>
      <Sheet title={title} tone="secret" onClose={onClose} closesOnLeave acts={covered ? undefined : acts}>
        {covered ? <SandButton what={what} onClick={uncover} /> : children}
      </Sheet>
    </div>
  );
}
