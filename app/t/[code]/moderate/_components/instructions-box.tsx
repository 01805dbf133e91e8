'use client';
import { nameOfFaction, sayHandMove, type Instruction, type TableView } from '../../../../../lib/client.ts';
import { Checklist } from '../../../../_components/checklist.tsx';
import { Explained } from '../../../../_components/refusal.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import { useDoing } from './desk-actions.tsx';
import { Box } from './panel.tsx';
import styles from './instructions-box.module.css';

/** What hands must do on the board, by owner. The desk may tick for somebody whose phone is away. */
export function InstructionsBox({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDoing();
  const { instructions, choices, order } = table;
  if (instructions.length === 0) return null;
  const owners: readonly Instruction['owner'][] = [...order, 'table'];
  const open = instructions.filter(({ done }) => !done).length;
  return (
    <Box title={open === 0 ? 'On the board: all done' : `On the board: ${open} to do`}>
      {owners.map((owner) => {
        const theirs = instructions.filter((instruction) => instruction.owner === owner);
        if (theirs.length === 0) return null;
        const name = owner === 'table' ? 'Anybody' : nameOfFaction(owner);
        return (
          <div key={owner}>
            <h4 className={styles.owner}>{name}</h4>
            <Checklist
              label={`${name}, on the board`}
              items={theirs.map(({ id, move, done }) => ({
                id,
                words: sayHandMove(move, choices.edition, owner === 'table' ? 'anybody' : 'owner'),
                done,
                onTick: (ticked) => {
                  void act({ type: 'TickInstruction', instruction: id, done: ticked });
                },
              }))}
            />
          </div>
        );
      })}
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={() => act({ type: 'ClearInstructions' })}>
        Clear the list
      </Slab>
    </Box>
  );
}
