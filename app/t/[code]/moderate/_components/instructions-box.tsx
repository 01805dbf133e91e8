'use client';
import { byPhase, movesOfNow, factionName, type Instruction, type TableView } from '#client';
import { formatHandMove, formatInstruction } from '#lib/messages/format/actions.ts';
import { Checklist, type ChecklistItem } from '#app/_components/checklist.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { PanelSection } from '#app/_components/desk/panel.tsx';
import styles from './instructions-box.module.css';
import { MOVES, formatToDo, formatOnTheBoard } from './instructions-messages.ts';

/**
 * Shows the instructions. The instructions of the present phase come first, by owner, and then the open instructions of
 * earlier phases. The desk may tick for a player whose phone is away.
 */
export function InstructionsBox({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDeskAction();
  const instructions = movesOfNow(table);
  if (instructions.length === 0) return null;
  const open = instructions.filter(({ done }) => !done).length;
  return (
    <PanelSection title={open === 0 ? MOVES.allDone : formatToDo(open)}>
      {sheetsOf(table).map(({ title, lines }) => (
        <div key={title}>
          <h4 className={styles.title}>{title}</h4>
          <Checklist
            label={formatOnTheBoard(title)}
            items={lines.map(({ id, done, words }) => ({
              id,
              done,
              words,
              onTick: (ticked) => {
                void act({ type: 'TickInstruction', instruction: id, done: ticked });
              },
            }))}
          />
        </div>
      ))}
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={() => act({ type: 'ClearInstructions' })}>
        {MOVES.clear}
      </Button>
    </PanelSection>
  );
}

interface Sheet {
  readonly title: string;
  readonly lines: readonly (Pick<Instruction, 'id' | 'done'> & Pick<ChecklistItem, 'words'>)[];
}

/** Below an owner's heading, the lines need not name the owner. */
function sheetsOf(table: TableView): readonly Sheet[] {
  const { edition } = table.choices;
  return byPhase(movesOfNow(table), table).flatMap(({ title, moves }): readonly Sheet[] =>
    title === null
      ? byOwner(moves, table)
      : [{ title, lines: moves.map((one) => ({ ...one, words: formatInstruction(one, edition) })) }],
  );
}

const byOwner = (moves: readonly Instruction[], { order, choices }: TableView): readonly Sheet[] =>
  ([...order, 'table'] as const).flatMap((owner) => {
    const theirs = moves.filter((one) => one.owner === owner);
    if (theirs.length === 0) return [];
    return [
      {
        title: owner === 'table' ? 'Anybody' : factionName(owner),
        lines: theirs.map((one) => ({ ...one, words: formatHandMove(one.move, choices.edition) })),
      },
    ];
  });
