'use client';
import { isStillToBegin, sayOnBoard, sayToldAfter, type DeskViewWhole, type TableView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { BattlesBox } from '#app/_features/battle/desk-box.tsx';
import { DealBox } from '#app/_features/dealing/desk-box.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import type { Focus } from './focus.ts';
import { InstructionsBox } from './instructions-box.tsx';
import { NextBox } from './next-box.tsx';
import type { PositionSheet } from './position/position-room.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { Aside, Panel, Row } from '#app/_components/desk/panel.tsx';
import { SetupBox } from '#app/_features/setup/desk-box.tsx';
import { ShipmentBox } from '#app/_features/shipment/desk-box.tsx';
import { StormBox } from '#app/_features/storm/desk-box.tsx';
import { ClosingClock } from './waiting.tsx';
import styles from '#app/_components/desk/panel.module.css';

interface NowPanelProps {
  readonly view: DeskViewWhole;
  readonly presence: readonly Presence[];
  /** The open decision that was chosen from the list; else the first. */
  readonly prompt: string | null;
  readonly onTakeBack: () => void;
  /** Opens the position at one of its pages. */
  readonly onPosition: (sheet: PositionSheet) => void;
  readonly onFocus: (focus: Focus) => void;
}

/** What helps the table along now: the decision that is owed, or what can be begun. */
export function NowPanel({ view, presence, prompt, onTakeBack, onPosition, onFocus }: NowPanelProps) {
  const { table, desk } = view;
  const owed = desk.owed.find((item) => item.prompt === prompt) ?? desk.owed[0];
  return (
    <>
      {owed === undefined ? (
        <Standing view={view} />
      ) : (
        <OwedPanel key={owed.prompt} owed={owed} presence={presence} onFocus={onFocus} />
      )}
      <SetupBox table={table} />
      <NextBox table={table} onPosition={onPosition} />
      <StormBox table={table} />
      <ShipmentBox table={table} />
      <BattlesBox table={table} />
      <InstructionsBox table={table} />
      <DealBox view={view} />
      <Row>
        <Button
          small
          onClick={() => {
            onFocus({ about: 'hand-over' });
          }}
        >
          Hand the desk over
        </Button>
        <Button
          small
          onClick={() => {
            onFocus({ about: 'seal' });
          }}
        >
          Take the table along
        </Button>
      </Row>
      <div className={styles.tools}>
        <Aside>Tell what differs from the board; take back what went wrong.</Aside>
        <Row>
          <Button
            small
            onClick={() => {
              onPosition('board');
            }}
          >
            Tell where things stand
          </Button>
          <Button small onClick={onTakeBack}>
            Take back
          </Button>
          {!table.paused && <Pause />}
        </Row>
      </div>
    </>
  );
}

/** Nothing is owed by anybody in particular. */
function Standing({ view: { table } }: { readonly view: DeskViewWhole }) {
  if (table.window !== null) {
    return (
      <Panel
        title="Everyone is asked"
        lead={
          <>
            All phones show the same question, and it closes for all in{' '}
            <ClosingClock deadline={table.window.deadline} />. Nothing is yours to do.
          </>
        }
      />
    );
  }
  if (table.victory !== null) {
    return <Panel title="The game is won" lead="Nothing more is asked of anybody." />;
  }
  if (isStillToBegin(table)) {
    return (
      <Panel
        title="Mentat plays what comes now"
        lead="It begins when you say so. Tell before what differs from the board."
      />
    );
  }
  if (isBoardOff(table)) {
    return (
      <Panel
        title="Something is off on the board"
        lead="The table waits for you: tell below where things stand, and whoever said so looks again."
      />
    );
  }
  return table.running === null ? (
    <Panel title="The table plays on the board" lead={sayWhatToDo(table)} />
  ) : (
    <Panel title="Nobody owes anything" lead="The table goes on by itself." />
  );
}

const sayWhatToDo = ({ boardPhase, choices: { edition, components } }: TableView): string =>
  boardPhase === null
    ? 'Step on when the phase is done. Owners enter their own secrets on their phones.'
    : `${sayOnBoard(boardPhase, edition)} ${sayToldAfter(boardPhase, components, 'desk')} Step on when that is done.`;

/** Everybody has looked at the board, and somebody finds it wrong. */
const isBoardOff = ({ mentatPause }: TableView): boolean =>
  mentatPause?.step === 'board' && mentatPause.words.some(({ says }) => says !== 'right');

/** Supper, a quarrel over a rule: everything stands still until the moderator lets it go on. */
function Pause() {
  const { act, sending, trouble } = useDoing();
  return (
    <>
      <Button small sending={sending} onClick={() => act({ type: 'PauseTable' })}>
        Pause the table
      </Button>
      {trouble !== null && <Explained {...trouble} />}
    </>
  );
}
