'use client';
import { ALLYS_WORD, LET_PASS, type AnswerValue } from '#client';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import type { PageOfChoices } from './asked-to-act.tsx';

const NOTHING: AnswerValue = null;

/** There is nothing to decide, and whoever is told so, under a cover, lets the table go on. */
export function LetPass({ prompt, view, onAnswer, sending, trouble }: PageOfChoices) {
  return (
    <Asked
      prompt={prompt}
      view={view}
      leadCovered={ALLYS_WORD}
      trouble={trouble}
      acts={
        <Act
          ready
          missing=""
          sending={sending}
          onAct={() => {
            onAnswer(NOTHING);
          }}
        >
          {LET_PASS}
        </Act>
      }
    />
  );
}
