import { classes } from './classes.ts';
import styles from './person-name.module.css';

interface PersonNameProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * A person's name in one line. If the name is too long, dots show that. The full name is available by pointing and to
 * screen readers. A name is never translated.
 */
export const PersonName = ({ name, className }: PersonNameProps) => (
  <span className={classes(styles.person, className)} title={name} translate="no">
    {name}
  </span>
);
