import Link from 'next/link';
import { ReadingPage, ReadingPart } from '../_components/reading-page.tsx';
import { EveningParts } from './_components/evening-parts.tsx';
import {
  HELP,
  MENTAT_DOES,
  ON_A_PHONE,
  PAGES,
  TABLE_DOES,
  THREE_WAYS,
  WHEN_WRONG,
} from './_components/help-messages.ts';
import styles from './help.module.css';

/** Shows how to play with Mentat. Pictures come first. */
export default function HelpPage() {
  return (
    <ReadingPage title={HELP.title} lead={HELP.lead}>
      <div className={styles.does}>
        <Does title={HELP.tableDoes} does={TABLE_DOES} />
        <Does title={HELP.mentatDoes} does={MENTAT_DOES} />
      </div>
      <p className={styles.acts}>
        <Link href="/try" className={styles.act}>
          {HELP.tryBattle}
        </Link>
        <Link href="/new" className={styles.plain}>
          {HELP.open}
        </Link>
      </p>
      <Told id="ways" title={HELP.ways} told={THREE_WAYS} />
      <Told id="phone" title={HELP.phone} told={ON_A_PHONE} />
      <ReadingPart id="phases" title={HELP.phases}>
        <EveningParts />
      </ReadingPart>
      <Told id="wrong" title={HELP.wrong} told={WHEN_WRONG} />
      <ReadingPart id="more" title={HELP.more}>
        <ul className={styles.pages}>
          {PAGES.map(({ href, title }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </ReadingPart>
    </ReadingPage>
  );
}

const Does = ({ title, does }: { readonly title: string; readonly does: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {does.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </section>
);

interface ToldProps {
  readonly id: string;
  readonly title: string;
  readonly told: readonly { readonly title: string; readonly means: string }[];
}

const Told = ({ id, title, told }: ToldProps) => (
  <ReadingPart id={id} title={title}>
    <dl className={styles.settings}>
      {told.map((one) => (
        <div key={one.title}>
          <dt>{one.title}</dt>
          <dd>{one.means}</dd>
        </div>
      ))}
    </dl>
  </ReadingPart>
);
