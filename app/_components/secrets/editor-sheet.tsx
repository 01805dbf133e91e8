'use client';
import type { ReactNode } from 'react';
import { Sheet } from '../sheet.tsx';
import { EditableCover } from '../cover/editable-cover.tsx';
import { LONG_REST_MS, useCover } from '../cover/use-cover.ts';
import styles from './editors.module.css';

interface EditorSheetProps {
  readonly title: string;
  /** The name of the secret for its owner: “your hand”. */
  readonly what: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons below; missing if the sheet only shows something. */
  readonly acts?: ReactNode;
}

/**
 * The sheet of an editor. After a while without a touch, the sheet covers itself and its buttons, because the buttons
 * show what was entered. The input is kept. While held, everything is visible but nothing can be pressed. It closes
 * when the user leaves the page.
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
          acts === undefined || cover.state === 'covered' ? undefined : (
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
