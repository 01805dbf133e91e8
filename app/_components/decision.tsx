import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './decision.module.css';

interface DecisionProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The dune at the lower edge, near the thumb, with the present decision. It has the tone of its page. */
export function Decision({ children, className }: DecisionProps) {
  return (
    <div className={classes(styles.decision, className)} data-decision>
      {children}
    </div>
  );
}
