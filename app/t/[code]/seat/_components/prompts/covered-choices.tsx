'use client';
import type { ReactNode } from 'react';
import { WorkCover } from '../../../../../_components/work-cover.tsx';
import { useCover } from '../../../../../_hooks/use-cover.ts';
import styles from './covered-choices.module.css';

interface CoveredChoicesProps {
  /** What lies beneath: "your cards". */
  readonly what: string;
  readonly children: ReactNode;
}

/** Secret choices under sand, blue when they lie open. Covered, the box is the same for everybody. */
export function CoveredChoices({ what, children }: CoveredChoicesProps) {
  const sand = useCover();
  return (
    <div className={styles.choices} data-cover={sand.cover} {...sand.watch}>
      <WorkCover sand={sand} what={what}>
        {children}
      </WorkCover>
    </div>
  );
}
