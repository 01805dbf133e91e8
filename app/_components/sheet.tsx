'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useBack } from './use-back.ts';
import { useOnLeave } from './cover/use-on-leave.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly tone: 'warm' | 'secret';
  readonly onClose: () => void;
  /** Whether the sheet closes when the user leaves the page, because its content is secret. */
  readonly closesOnLeave?: boolean;
  readonly children: ReactNode;
  /** The fixed content at the lower edge of the sheet. */
  readonly acts?: ReactNode;
}

/**
 * A sheet that slides over the page for a choice or an entry; Escape, Back, the button in its head, or a choice closes
 * it.
 */
export function Sheet({ title, tone, onClose, closesOnLeave = false, children, acts }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => {
      sheet?.close();
    };
  }, []);
  useBack(true, onClose);
  useOnLeave(() => {
    if (closesOnLeave) onClose();
  });
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-tone={tone}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {acts !== undefined && <div className={styles.acts}>{acts}</div>}
    </dialog>
  );
}
