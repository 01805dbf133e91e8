'use client';
import { Fragment } from 'react';
import { byPhase, capital, counted, theFaction, type FactionId, type Instruction, type SeatView } from '#client';
import { sayInstruction, sayNets } from '#lib/saying/hand-moves.ts';
import { Checklist } from '../checklist.tsx';
import type { SentIntent } from '../../_connection/outbox.ts';
import { movesToTick } from './moves-to-tick.ts';
import styles from './instructions.module.css';

interface InstructionsProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/**
 * What hands must do on the board now: one's own moves to tick, what is left from earlier phases apart, and how far
 * the others are.
 */
export function Instructions({ view: { table, audience }, onIntent }: InstructionsProps) {
  const movesOf = (whose: FactionId) => table.instructions.filter(({ owner }) => owner === whose);
  const mine = byPhase(movesToTick(table.instructions, audience), table);
  const others = table.order.filter((faction) => faction !== audience && movesOf(faction).length > 0);
  if (mine.length + others.length === 0) return null;
  return (
    <section className={styles.instructions} aria-label="Now on the board">
      <h2 className={styles.title}>Now on the board</h2>
      {mine.length === 0 && <p className={styles.others}>Nothing of yours is to be moved.</p>}
      {mine.map(({ title, moves }) => (
        <Fragment key={title}>
          {title !== null && <h3 className={styles.earlier}>{title}</h3>}
          <Checklist
            label={title ?? 'Your moves'}
            items={moves.map((instruction) => ({
              id: instruction.id,
              done: instruction.done,
              words: sayInstruction(instruction, table.choices.edition, audience),
              note: sayNets(instruction, table.choices.edition, audience),
              onTick: (ticked) => {
                onIntent({ type: 'TickInstruction', instruction: instruction.id, done: ticked });
              },
            }))}
          />
        </Fragment>
      ))}
      {others.map((faction) => {
        return (
          <p key={faction} className={styles.others}>
            {sayProgress(capital(theFaction(faction)), movesOf(faction))}
          </p>
        );
      })}
    </section>
  );
}

function sayProgress(name: string, theirs: readonly Instruction[]): string {
  const done = theirs.filter((instruction) => instruction.done).length;
  if (done === theirs.length) return `${name} has done ${counted(theirs.length, 'move')}.`;
  return `${name} is doing theirs: ${done} of ${theirs.length}.`;
}
