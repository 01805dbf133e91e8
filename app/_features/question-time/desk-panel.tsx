'use client';
import { useState } from 'react';
import { MAX_WINDOW_SECONDS, PACE, MIN_WINDOW_SECONDS, type ModeratorView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { PanelSection, Row } from '#app/_components/desk/panel.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { QUESTION_TIME } from '#lib/features/question-time/messages/desk.ts';

/** Lets the desk choose how long windows stay open, from the next window on. */
export function QuestionTimeDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { time, isFixed } = table.questionTime;
  const stands = time / 1000;
  const [chosen, setChosen] = useState<number | null>(null);
  const seconds = chosen ?? stands;
  return (
    <PanelSection title={QUESTION_TIME.title}>
      <NumberRow
        label={QUESTION_TIME.seconds}
        value={seconds}
        from={MIN_WINDOW_SECONDS}
        to={MAX_WINDOW_SECONDS}
        onSet={setChosen}
      />
      {seconds !== stands && (
        <Row>
          <Button small sending={sending} onClick={() => act({ type: 'ChooseQuestionTime', seconds, isFixed })}>
            {QUESTION_TIME.set}
          </Button>
        </Row>
      )}
      {trouble !== null && <Explained {...trouble} />}
      <Switch
        label={PACE.fixed}
        note={PACE.fixedMeans}
        on={isFixed}
        onChange={(fixed) => void act({ type: 'ChooseQuestionTime', seconds, isFixed: fixed })}
      />
    </PanelSection>
  );
}
