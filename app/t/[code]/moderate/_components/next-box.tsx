'use client';
import { Fragment } from 'react';
import {
  isStillToBegin,
  nameOfBoardMatter,
  nameOfPhase,
  sayCount,
  sayHowWon,
  sayNext,
  sayOff,
  sayUnticked,
  winnersTitle,
  type TableView,
} from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import type { PositionSheet } from './position/position-room.tsx';
import { SHEET_OF } from './position/sheet-of.ts';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { waitsToBegin } from '#app/_components/waits-to-begin.ts';

interface NextBoxProps {
  readonly table: TableView;
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** The one step that moves the table on: to the next phase, past the comparing of the board, or nowhere any more. */
export function NextBox({ table, onPosition }: NextBoxProps) {
  const { act, sending, trouble } = useDoing();
  const { next, turn, phase, victory, mentatPause, choices } = table;
  const unticked = sayUnticked(table.instructions);
  const step = () => act({ type: 'NextPhase' });
  if (victory !== null) {
    return (
      <Box title={winnersTitle(victory)}>
        <Aside>{sayHowWon(victory, choices.edition)}</Aside>
        <Aside>Correct what was counted wrong, or take a step back; the game opens again by itself.</Aside>
      </Box>
    );
  }
  if (mentatPause?.step === 'board') {
    const off = mentatPause.words.flatMap(({ faction, says }) => (says === 'right' ? [] : [{ faction, matter: says }]));
    return (
      <Box title="Does the board agree?">
        <Aside>Every phone shows its own numbers. When all find them right, the strongholds are counted.</Aside>
        {off.map(({ faction, matter }) => (
          <Fragment key={faction}>
            <Aside>{sayOff(faction, matter)}</Aside>
            <Button
              small
              onClick={() => {
                onPosition(SHEET_OF[matter]);
              }}
            >
              {`Correct: ${nameOfBoardMatter(matter).toLowerCase()}`}
            </Button>
          </Fragment>
        ))}
        {trouble !== null && <Explained {...trouble} />}
        {unticked !== null && <Aside>{unticked}</Aside>}
        <Button small sending={sending} onClick={step}>
          Count the strongholds now
        </Button>
      </Box>
    );
  }
  if (next === null) return null;
  return (
    <Box title={`Turn ${turn}: ${nameOfPhase(phase, choices.edition)}`}>
      {mentatPause?.step === 'counted' && <Aside>{`${sayCount(mentatPause.standings)} Nobody has won.`}</Aside>}
      {unticked !== null && <Aside>{unticked}</Aside>}
      {trouble !== null && <Explained {...trouble} />}
      <Button tone={waitsToBegin(table) ? 'plain' : 'act'} sending={sending} onClick={step}>
        {isStillToBegin(table)
          ? `Begin: ${nameOfPhase(phase, choices.edition)}`
          : `Next: ${sayNext(next, turn, choices.edition)}`}
      </Button>
    </Box>
  );
}
