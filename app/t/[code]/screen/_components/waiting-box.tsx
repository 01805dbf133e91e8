import {
  awaitedTo,
  listed,
  nameOfFaction,
  nameOfPhase,
  sayTruth,
  whoHolds,
  type Awaited,
  type TableView,
} from '../../../../../lib/client.ts';
import { FactionDisc } from '../../../../_components/faction-disc.tsx';
import { Icon } from '../../../../_components/icon.tsx';
import { WindowRing } from './window-ring.tsx';
import styles from './waiting-box.module.css';

/** What holds the table up: a raised hand, a pause, an open window, or a decision somebody owes. */
export function WaitingBox({ table }: { readonly table: TableView }) {
  return (
    <section className={styles.box} aria-live="polite">
      <Waiting table={table} />
    </section>
  );
}

function Waiting({ table }: { readonly table: TableView }) {
  const { window, awaited } = table;
  const held = whoHolds(table);
  if (held !== null) return <Held who={held} />;
  if (window !== null) {
    return (
      <div className={styles.row}>
        <WindowRing window={window} paused={false} />
        <p className={styles.what}>Everyone passes or plays</p>
      </div>
    );
  }
  const [first, ...others] = awaited;
  const question = table.truths.find(({ told }) => told === null);
  if (first !== undefined) {
    return (
      <>
        <AwaitedSeat first={first} others={others} />
        {question !== undefined && <p className={styles.question}>{sayTruth(question)}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.over}>{quiet(table)}</p>
      <p className={styles.what}>{quietNews(table)}</p>
    </>
  );
}

/** Battles are news where they are fought next; in other phases the limb says what is played. */
const quietNews = ({ running, phase, battles }: TableView): string => {
  if (battles.length > 0 && (phase === 'battle' || phase === 'setup')) return 'Battles are ready to be fought';
  return running === null && phase !== 'setup' ? 'Played on the board' : 'Nobody is awaited';
};

const quiet = ({ running, phase, choices: { edition } }: TableView): string =>
  running === null && phase === 'setup' ? 'The table plays on the board' : nameOfPhase(phase, edition);

function Held({ who }: { readonly who: string }) {
  return (
    <>
      <p className={styles.over}>The table waits</p>
      <div className={styles.row}>
        <Icon name="hold" className={styles.hold} />
        <p className={styles.what}>{who}</p>
      </div>
    </>
  );
}

function AwaitedSeat({ first, others }: { readonly first: Awaited; readonly others: readonly Awaited[] }) {
  return (
    <>
      <p className={styles.over}>The table waits for</p>
      <div className={styles.row}>
        {[first, ...others].map(({ faction }) => (
          <FactionDisc key={faction} faction={faction} className={styles.disc} />
        ))}
        <p>
          <span className={styles.what} data-faction={first.faction}>
            {listed([first, ...others].map(({ faction }) => nameOfFaction(faction)))}
          </span>
          <span className={styles.to}>{awaitedTo(first.to)}</span>
        </p>
      </div>
    </>
  );
}
