'use client';
import type { ReactNode } from 'react';
import { Sheet } from '../sheet.tsx';
import { EditableCover } from '../cover/editable-cover.tsx';
import { LONG_REST_MS, useCover } from '../cover/use-cover.ts';
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
 * The sheet of an editor. At rest it drifts over with sand, the acts too, since they tell what was entered; nothing
 * entered is lost. Held, both are shown, and neither can be pressed. When the page is left it closes.
 */
export function EditorSheet({ title, what, onClose, children, acts }: EditorSheetProps) {
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  return (
    <div className={styles.watched} {...cover.watch}>
      <Sheet
        title={title}
        tone="secret"
        onClose={onClose}
        closesOnLeave
        acts={
          cover.state === 'covered' ? undefined : (
            <div className={styles.acts} inert={cover.state === 'held'}>
              {acts}
            </div>
          )
        }
      >
        <EditableCover cover={cover} what={what}>
          {children}
        </EditableCover>
      </Sheet>
    </div>
  );
}
