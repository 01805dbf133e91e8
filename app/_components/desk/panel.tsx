import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { classes } from '../classes.ts';
import { BACK_TO_OWED } from './desk-messages.ts';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly sign?: ReactNode;
  readonly lead?: ReactNode;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** The middle of the desk: one heading, one subject. */
export function Panel({ title, sign, lead, onBack, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        {onBack !== undefined && (
          <button type="button" className={styles.back} aria-label={BACK_TO_OWED} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        {sign}
        <div>
          <h2 className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        </div>
      </header>
      {children}
    </section>
  );
}

interface BoxProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A secondary section, which has its own background. */
export function PanelSection({ title, className, children }: BoxProps) {
  const heading = useId();
  return (
    <section className={classes(styles.box, className)} aria-labelledby={heading}>
      <h3 id={heading} className={styles['box-title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Buttons side by side where there is room. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** A sentence next to the control that it explains. */
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={styles.aside}>{children}</p>;
