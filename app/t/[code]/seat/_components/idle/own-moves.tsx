'use client';
import { Fragment } from 'react';
import { byPhase, type SeatView } from '#client';
import { YOUR_MOVES } from '#app/t/[code]/seat/_components/idle/held-messages.ts';
import { Button } from '#app/_components/button.tsx';
import { formatInstruction, formatNets } from '#lib/messages/format/actions.ts';
import { Checklist } from '#app/_components/checklist.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import styles from './own-moves.module.css';

interface OwnMovesProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the open instructions of this seat, and says when all are done. Only the screen and the desk show the table's
 * instructions, so that “Nothing is left to do” is true here.
 */
export function OwnMoves({ view: { table, audience }, onCommand }: OwnMovesProps) {
  const own = table.instructions.filter(({ owner }) => owner === audience);
  const open = own.filter(({ done }) => !done);
  const tick = (id: (typeof own)[number]['id'], done: boolean) => {
    onCommand({ type: 'TickInstruction', instruction: id, done });
  };
  return (
    <section className={styles.moves} aria-label={YOUR_MOVES.title}>
      <header className={styles.head}>
        <h2>{YOUR_MOVES.title}</h2>
        {open.length > 0 && (
          <Button
            small
            onClick={() => {
              for (const { id } of open) tick(id, true);
            }}
          >
            {YOUR_MOVES.allDone}
          </Button>
        )}
      </header>
      {open.length === 0 && <p className={styles.none}>{YOUR_MOVES.none}</p>}
      {byPhase(own, table).map(({ title, moves }) => (
        <Fragment key={title}>
          {title !== null && <h3 className={styles.earlier}>{title}</h3>}
          <Checklist
            label={title ?? YOUR_MOVES.title}
            items={moves.map((instruction) => ({
              id: instruction.id,
              done: instruction.done,
              words: formatInstruction(instruction, table.choices.edition, audience),
              note: formatNets(instruction, table.choices.edition, audience),
              onTick: (ticked) => {
                tick(instruction.id, ticked);
              },
            }))}
          />
        </Fragment>
      ))}
    </section>
  );
}
