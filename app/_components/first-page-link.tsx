import Link from 'next/link';
import { FIRST_PAGE } from './component-messages.ts';
import { Icon } from './icon.tsx';
import styles from './first-page-link.module.css';

/** The link back from a page outside the table. */
export const FirstPageLink = () => (
  <Link href="/" className={styles.back}>
    <Icon name="back" />
    {FIRST_PAGE}
  </Link>
);
