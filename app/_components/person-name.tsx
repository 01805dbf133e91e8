import { classes } from './classes.ts';
import styles from './person-name.module.css';

interface PersonNameProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * A person's name in one line, where there is room for no more: dots say that it goes on, and whoever points at it or
 * hears it gets the whole of it. No language changes it.
 */
export const PersonName = ({ name, className }: PersonNameProps) => (
  <span className={classes(styles.person, className)} title={name} translate="no">
    {name}
  </span>
);
