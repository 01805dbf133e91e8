import type { ReactNode } from 'react';
import { FirstPageLink } from './first-page-link.tsx';
import styles from './reading-page.module.css';

interface ReadingPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of text: its title, then its parts. */
export const ReadingPage = ({ title, lead, children }: ReadingPageProps) => (
  <main className={styles.page}>
    <FirstPageLink />
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </main>
);

interface ReadingPartProps {
  /** The id of the heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with its own heading. */
export const ReadingPart = ({ id, title, children }: ReadingPartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
