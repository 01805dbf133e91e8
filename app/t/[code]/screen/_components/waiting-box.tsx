import { Fragment } from 'react';
import {
  awaitedTo,
  nameOfFaction,
  isStillToBegin,
  nameOfPhase,
  sayOnBoard,
  sayShipment,
  sayToldAfter,
  sayTruth,
  whoHolds,
  type Awaited,
  type TableView,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { WindowAsked } from '#app/_components/window/window-asked.tsx';
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
  if (window !== null) {
    return (
      <>
        {held !== null && <Held who={held} />}
        <div className={styles.window}>
          <WindowAsked table={table} window={window} />
        </div>
      </>
    );
  }
  if (held !== null) return <Held who={held} />;
  const question = table.truths.find(({ told }) => told === null);
  if (awaited.length > 0) {
    return (
      <>
        <AwaitedSeats awaited={awaited} />
        {table.shipment !== null && <p className={styles.to}>{sayShipment(table.shipment, table.choices.edition)}</p>}
        {question !== undefined && <p className={styles.question}>{sayTruth(question)}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.over}>{quiet(table)}</p>
      <p className={styles.what}>{quietNews(table)}</p>
      <p className={styles.to}>{sayPlayed(table)}</p>
    </>
  );
}

/** Battles are news where they are fought next; in other phases the limb says what is played. */
const quietNews = (table: TableView): string => {
  const { running, phase, battles } = table;
  if (isStillToBegin(table)) return 'The moderator begins it';
  if (battles.length > 0 && (phase === 'battle' || phase === 'setup')) return 'Battles are ready to be fought';
  return running === null && phase !== 'setup' ? 'Played on the board' : 'Nobody is awaited';
};

/** What is done in a phase on the board, and told then; beside a list of hand moves there is room for the latter alone. */
function sayPlayed({ boardPhase, instructions, choices: { components } }: TableView): string {
  if (boardPhase === null) return '';
  const told = sayToldAfter(boardPhase, components, 'table');
  return instructions.some(({ done }) => !done) ? told : `${sayOnBoard(boardPhase)} ${told}`;
}

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

/** More than these have no room for large names beside their discs. */
const FEW = 2;

/** Those who owe the same stand together, each name in its own colour. */
function AwaitedSeats({ awaited }: { readonly awaited: readonly Awaited[] }) {
  const owed = [...new Set(awaited.map(({ to }) => to))];
  return (
    <>
      <p className={styles.over}>The table waits for</p>
      {owed.map((kind) => {
        const factions = awaited.flatMap(({ faction, to }) => (to === kind ? [faction] : []));
        return (
          <div key={kind} className={styles.row} data-many={factions.length > FEW}>
            {factions.map((faction) => (
              <FactionDisc key={faction} faction={faction} className={styles.disc} />
            ))}
            <p>
              <span className={styles.what}>
                {factions.map((faction, at) => (
                  <Fragment key={faction}>
                    {at > 0 && (at === factions.length - 1 ? ' and ' : ', ')}
                    <span className={styles.name} data-faction={faction}>
                      {nameOfFaction(faction)}
                    </span>
                  </Fragment>
                ))}
              </span>
              <span className={styles.to}>{awaitedTo(kind)}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
