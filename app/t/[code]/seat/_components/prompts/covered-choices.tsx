'use client';
import type { ReactNode } from 'react';
import { useCoverAfterRest } from '../../../../../_hooks/use-cover-after-rest.ts';
import { PEEK_MS } from '../../../../../_hooks/use-veil.ts';
import { SandButton } from '../sand-button.tsx';
import styles from './covered-choices.module.css';

interface CoveredChoicesProps {
  /** What lies beneath: "your cards". */
  readonly what: string;
  readonly children: ReactNode;
}

/**
 * Secret choices under sand. They have to be pressed, so they open by a tap, and the sand comes back after ten seconds
 * of rest or when the page is left. Covered, the box is the same for everybody.
 */
export function CoveredChoices({ what, children }: CoveredChoicesProps) {
  const { covered, uncover, watch } = useCoverAfterRest(PEEK_MS, true);
  if (covered) return <SandButton what={what} onClick={uncover} />;
  return (
    <div className={styles.open} {...watch}>
      {children}
    </div>
  );
}
