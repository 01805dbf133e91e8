'use client';
import type { ReactNode } from 'react';
import { WorkCover } from '../../../../../_components/work-cover.tsx';
import { useCover, type Sand } from '../../../../../_hooks/use-cover.ts';
import styles from './covered-choices.module.css';

interface CoveredChoicesProps {
  /** What lies beneath: "your cards". */
  readonly what: string;
  readonly children: ReactNode;
}

/** Secret choices under sand, blue when they lie open. Covered, the box is the same for everybody. */
export function CoveredChoices({ what, children }: CoveredChoicesProps) {
  return (
    <SandedChoices sand={useCover()} what={what}>
      {children}
    </SandedChoices>
  );
}

interface SandedChoicesProps extends CoveredChoicesProps {
  readonly sand: Sand;
}

/** The same, for a page that opens or covers them as well. */
export function SandedChoices({ sand, what, children }: SandedChoicesProps) {
  return (
    <div className={styles.choices} data-tone={sand.cover === 'covered' ? undefined : 'secret'} {...sand.watch}>
      <WorkCover sand={sand} what={what}>
        {children}
      </WorkCover>
    </div>
  );
}
