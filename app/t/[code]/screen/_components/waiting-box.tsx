import { Fragment } from 'react';
import {
  factionName,
  isStillToBegin,
  movesOfNow,
  phaseName,
  formatOnBoard,
  formatOpenMatters,
  formatReady,
  formatToldAfter,
  waitsToBegin,
  formatPausedBy,
  type PendingDecision,
  type TableView,
} from '#client';
import { LOBBY_IS_FULL, formatPeopleAwaited } from '#app/t/[code]/_components/now-messages.ts';
import type { Presence } from '#app/_connection/frame.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { WindowAsked } from '#app/_components/window/window-asked.tsx';
import { WAITING } from './screen-messages.ts';
import styles from './waiting-box.module.css';

interface WaitingBoxProps {
  readonly table: TableView;
  /** The players, whose names are next to their factions. */
  readonly presence: readonly Presence[];
}

/** Shows what the table waits for: a raised hand, the end of a pause, an open window, or an open decision. */
export function WaitingBox(props: WaitingBoxProps) {
  return (
    <section className={styles.box} aria-live="polite">
      <Waiting {...props} />
    </section>
  );
}

function Waiting({ table, presence }: WaitingBoxProps) {
  const { window, awaited } = table;
  const held = formatPausedBy(table);
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
  if (awaited.length > 0) {
    return (
      <>
        <AwaitedSeats awaited={awaited} presence={presence} />
        {formatOpenMatters(table).map((words) => (
          <p key={words} className={styles.open}>
            {words}
          </p>
        ))}
      </>
    );
  }
  return (
    <>
      <p className={styles.over}>{quiet(table)}</p>
      <p className={styles.what}>{quietNews(table)}</p>
      <p className={styles.to}>{formatPlayed(table)}</p>
    </>
  );
}

/** Returns the next step that can begin, as news; otherwise nothing, because the orbit shows the present phase. */
const quietNews = (table: TableView): string => {
  if (waitsToBegin(table)) return LOBBY_IS_FULL.what;
  if (isStillToBegin(table)) return WAITING.toBegin;
  return formatReady(table) ?? (table.boardPhase === null ? WAITING.nobody : WAITING.onBoard);
};

/**
 * Returns the actions of a phase on the board, and the entries after it. If a list of instructions is next to it, there
 * is room only for the entries.
 */
function formatPlayed(table: TableView): string {
  const {
    boardPhase,
    choices: { components },
  } = table;
  if (boardPhase === null) return '';
  const told = formatToldAfter(boardPhase, components, 'table');
  return movesOfNow(table).some(({ done }) => !done) ? told : `${formatOnBoard(boardPhase)} ${told}`;
}

function quiet(table: TableView): string {
  if (waitsToBegin(table)) return LOBBY_IS_FULL.over;
  const { running, phase, choices } = table;
  return running === null && !isInTurn(table) ? WAITING.playsOnBoard : phaseName(phase, choices.edition);
}

/** Whether the table plays a phase of a turn, not a step before all turns. */
const isInTurn = ({ phase, phaseOrder }: TableView): boolean => phaseOrder.includes(phase);

function Held({ who }: { readonly who: string }) {
  return (
    <>
      <p className={styles.over}>{WAITING.held}</p>
      <div className={styles.row}>
        <Icon name="hold" className={styles.hold} />
        <p className={styles.what}>{who}</p>
      </div>
    </>
  );
}

/** Larger numbers leave no room for large names next to the discs. */
const FEW = 2;

/** Shows players with the same question together, each name in its own colour. */
function AwaitedSeats({
  awaited,
  presence,
}: Pick<WaitingBoxProps, 'presence'> & { readonly awaited: readonly PendingDecision[] }) {
  const owed = [...new Set(awaited.map(({ to }) => to))];
  return (
    <>
      <p className={styles.over}>{WAITING.waitsFor}</p>
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
                      {factionName(faction)}
                    </span>
                  </Fragment>
                ))}
              </span>
              <span className={styles.to}>{formatPeopleAwaited(factions, presence, kind)}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
