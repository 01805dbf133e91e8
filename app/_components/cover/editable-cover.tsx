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
  /** What lies beneath, as its owner calls it: "your choices". */
  readonly what: string;
  /** No higher than the places of a plan, whose page says for itself how it is covered. */
  readonly low?: boolean;
  /** Not in the page at all while covered. */
  readonly children: ReactNode;
}

/**
 * A cover over something secret that has to be pressed. It opens as every cover does: held, it can be looked at; after a
 * tap it stays open for work, which no thumb could do while it holds. Covered, the box is the same for everybody.
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

/** What covers it again, wherever a page or a sheet is worked on in secret. */
const OpenNote = ({ cover: { rest, close } }: { readonly cover: Cover }) => (
  <div className={styles.note}>
    <span>{formatCoversItself(rest)}</span>
    <CoverNow onCover={close} />
  </div>
);

/** A cover over it at once. */
export const CoverNow = ({ onCover }: { readonly onCover: () => void }) => (
  <button type="button" className={styles.now} onClick={onCover}>
    <Icon name="covered" /> Cover
  </button>
);
