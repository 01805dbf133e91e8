'use client';
import { Fragment } from 'react';
import { byPhase, capitalize, theFaction, type FactionId, type SeatView } from '#client';
import { formatInstruction, formatNets } from '#lib/messages/format/actions.ts';
import { Checklist } from '../checklist.tsx';
import type { ClientCommand } from '../../_connection/outbox.ts';
import { INSTRUCTIONS, formatProgress } from './instructions-messages.ts';
import { movesToTick } from './moves-to-tick.ts';
import styles from './instructions.module.css';

interface InstructionsProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the present instructions: the own instructions to tick, the instructions left from earlier phases, and the
 * progress of other factions.
 */
export function Instructions({ view: { table, audience }, onCommand }: InstructionsProps) {
  const movesOf = (whose: FactionId) => table.instructions.filter(({ owner }) => owner === whose);
  const mine = byPhase(movesToTick(table.instructions, audience), table);
  const others = table.order.filter((faction) => faction !== audience && movesOf(faction).length > 0);
  if (mine.length + others.length === 0) return null;
  return (
    <section className={styles.instructions} aria-label={INSTRUCTIONS.title}>
      <h2 className={styles.title}>{INSTRUCTIONS.title}</h2>
      {mine.length === 0 && <p className={styles.others}>{INSTRUCTIONS.none}</p>}
      {mine.map(({ title, moves }) => (
        <Fragment key={title}>
          {title !== null && <h3 className={styles.earlier}>{title}</h3>}
          <Checklist
            label={title ?? INSTRUCTIONS.yourMoves}
            items={moves.map((instruction) => ({
              id: instruction.id,
              done: instruction.done,
              words: formatInstruction(instruction, table.choices.edition, audience),
              note: formatNets(instruction, table.choices.edition, audience),
              onTick: (ticked) => {
                onCommand({ type: 'TickInstruction', instruction: instruction.id, done: ticked });
              },
            }))}
          />
        </Fragment>
      ))}
      {others.map((faction) => {
        return (
          <p key={faction} className={styles.others}>
            {formatProgress(capitalize(theFaction(faction)), movesOf(faction))}
          </p>
        );
      })}
    </section>
  );
}
