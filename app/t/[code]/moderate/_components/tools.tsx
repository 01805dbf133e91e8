'use client';
import type { TableView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, Row } from '#app/_components/desk/panel.tsx';
import styles from '#app/_components/desk/panel.module.css';
import { Explained } from '#app/_components/refusal.tsx';
import { NOW } from './desk-messages.ts';
import type { PositionSheet } from './state-editor/state-editor.tsx';

interface ToolsProps {
  readonly table: TableView;
  readonly onTakeBack: () => void;
  /** Opens the editor of the position at one of its pages. */
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** Shows the tools that correct the table, whatever else the desk shows. */
export const Tools = ({ table, onTakeBack, onPosition }: ToolsProps) => (
  <div className={styles.tools}>
    <Hint>{NOW.tools}</Hint>
    <Row>
      <Button
        small
        onClick={() => {
          onPosition('board');
        }}
      >
        {NOW.position}
      </Button>
      <Button small onClick={onTakeBack}>
        {NOW.takeBack}
      </Button>
      {!table.paused && <Pause />}
    </Row>
  </div>
);

/** Pauses everything, for supper or a dispute about a rule, until the moderator resumes. */
function Pause() {
  const { act, sending, trouble } = useDeskAction();
  return (
    <>
      <Button small sending={sending} onClick={() => act({ type: 'PauseTable' })}>
        {NOW.pause}
      </Button>
      {trouble !== null && <Explained {...trouble} />}
    </>
  );
}
