'use client';
import {
  capital,
  counted,
  sayHandMove,
  theFaction,
  type Instruction,
  type SeatView,
} from '../../../../../../lib/client.ts';
import { Checklist } from '../../../../../_components/checklist.tsx';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { movesToTick } from './moves-to-tick.ts';
import styles from './instructions.module.css';

interface InstructionsProps {
  readonly view: SeatView;
  readonly onWant: (want: SentWant) => void;
}

/** What hands must do on the board now: one's own moves to tick, then anybody's, then how far the others are. */
export function Instructions({ view: { table, audience }, onWant }: InstructionsProps) {
  const { edition } = table.choices;
  const movesOf = (whose: Instruction['owner']) => table.instructions.filter(({ owner }) => owner === whose);
  const mine = movesToTick(table.instructions, audience);
  const others = table.order.filter((faction) => faction !== audience && movesOf(faction).length > 0);
  if (table.instructions.length === 0) return null;
  return (
    <section className={styles.instructions} aria-label="Now on the board">
      <h2 className={styles.title}>Now on the board</h2>
      {mine.length === 0 && <p className={styles.others}>Nothing of yours is to be moved.</p>}
      <Checklist
        label="Your moves"
        items={mine.map(({ id, move, done, owner }) => ({
          id,
          done,
          words: sayHandMove(move, edition, owner === audience ? 'owner' : 'anybody'),
          onTick: (ticked) => {
            onWant({ type: 'TickInstruction', instruction: id, done: ticked });
          },
        }))}
      />
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
