'use client';
import { useRef, type ReactNode } from 'react';
import { capitalize } from '#client';
import { formatCoversItself } from './cover-messages.ts';
import type { Cover } from './use-cover.ts';
import { useFocusBeneath } from './use-focus-beneath.ts';
import { Icon } from '../icon.tsx';
import { CoverFace, CoverButton } from './cover.tsx';
import styles from './editable-cover.module.css';

interface WorkCoverProps {
  readonly cover: Cover;
  /** The name of the content for its owner: “your choices”. */
  readonly what: string;
  /** Whether the cover is only as high as the slots of a plan. Such a page itself explains the cover. */
  readonly low?: boolean;
  /** The content, which is not in the page at all while covered. */
  readonly children: ReactNode;
}

/**
 * A cover over secret controls. While the cover is held, its content can be seen. After a tap the cover stays open, so
 * that the controls can be used. Covered, the box is the same for everybody.
 */
export function EditableCover({ cover, what, low = false, children }: WorkCoverProps) {
  const beneath = useRef<HTMLDivElement>(null);
  useFocusBeneath(beneath, cover.state);
  return (
    <div className={styles.box} data-cover={cover.state} data-low={low}>
      {cover.state === 'covered' ? (
        <CoverFace what={what} />
      ) : (
        <div
          ref={beneath}
          tabIndex={-1}
          role="group"
          aria-label={capitalize(what)}
          className={styles.beneath}
          inert={cover.state === 'held'}
        >
          {!low && <OpenNote cover={cover} />}
          {children}
        </div>
      )}
      {cover.state !== 'open' && <CoverButton what={what} cover={cover} />}
    </div>
  );
}

/** The note above open secret controls, which says when the cover closes by itself. */
const OpenNote = ({ cover: { rest, close } }: { readonly cover: Cover }) => (
  <div className={styles.note}>
    <span>{formatCoversItself(rest)}</span>
    <CoverNow onCover={close} />
  </div>
);

/** The button that covers the content at once. */
export const CoverNow = ({ onCover }: { readonly onCover: () => void }) => (
  <button type="button" className={styles.now} onClick={onCover}>
    <Icon name="covered" /> Cover
  </button>
);
