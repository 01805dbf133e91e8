'use client';
import type { ReactNode } from 'react';
import { EditableCover } from '../cover/editable-cover.tsx';
import { useCover, type Cover } from '../cover/use-cover.ts';
import styles from './covered-choices.module.css';

interface CoveredChoicesProps {
  /** The name of the content: “your cards”. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Secret choices under a cover. An open box is blue; a covered box is the same for everybody. */
export function CoveredChoices({ what, children }: CoveredChoicesProps) {
  return (
    <ChoicesUnderCover cover={useCover()} what={what}>
      {children}
    </ChoicesUnderCover>
  );
}

interface ChoicesUnderCoverProps extends CoveredChoicesProps {
  readonly cover: Cover;
  /** Whether the cover is low. Such a page itself explains the cover. */
  readonly low?: boolean;
}

/** Secret choices on a page that itself controls the cover. */
export function ChoicesUnderCover({ cover, what, low = false, children }: ChoicesUnderCoverProps) {
  return (
    <div className={styles.choices} data-tone={cover.state === 'covered' ? undefined : 'secret'} {...cover.watch}>
      <EditableCover cover={cover} what={what} low={low}>
        {children}
      </EditableCover>
    </div>
  );
}
