'use client';
import { MAX_LETTER_LENGTH, type LetterMoment, type TableView } from '#client';
import { LETTER_FORM } from '#lib/features/letters/messages/phone.ts';
import { Button } from '#app/_components/button.tsx';
import { FactionButtons } from '#app/_components/faction-buttons.tsx';
import { LineField } from '#app/_components/line-field.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import type { LetterDraft } from './draft.ts';
import styles from '#app/_components/secrets/written.module.css';

interface LetterFormProps {
  readonly table: TableView;
  readonly draft: LetterDraft;
  readonly onDraft: (draft: LetterDraft) => void;
}

const MOMENTS: readonly LetterMoment['at'][] = ['turn', 'battle', 'win', 'end'];

/** Lets a player write one line and choose the moment at which all read it. */
export function LetterForm({ table, draft, onDraft }: LetterFormProps) {
  const next = table.turn + 1;
  const moments = MOMENTS.filter((at) => at !== 'turn' || next <= table.turnLimit);
  return (
    <div className={styles.lists}>
      <LineField
        label={LETTER_FORM.words}
        value={draft.words}
        maxLength={MAX_LETTER_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(words) => {
          onDraft({ ...draft, words });
        }}
      />
      <p className={styles.soft}>{LETTER_FORM.note}</p>
      <fieldset className={styles.choices}>
        <legend>{LETTER_FORM.opens}</legend>
        {moments.map((at) => (
          <Button
            key={at}
            small
            chosen={draft.at === at}
            onClick={() => {
              onDraft({ ...draft, at });
            }}
          >
            {LETTER_FORM[at]}
          </Button>
        ))}
      </fieldset>
      {draft.at === 'turn' && (
        <Stepper
          label={LETTER_FORM.whichTurn}
          value={Math.max(draft.turn ?? next, next)}
          from={next}
          to={table.turnLimit}
          onChange={(turn) => {
            onDraft({ ...draft, turn });
          }}
        />
      )}
      {(draft.at === 'battle' || draft.at === 'win') && (
        <FactionButtons
          legend={LETTER_FORM[draft.at]}
          titled={false}
          factions={table.factions.map(({ faction }) => faction)}
          chosen={draft.faction}
          onChoose={(faction) => {
            onDraft({ ...draft, faction });
          }}
        />
      )}
    </div>
  );
}
