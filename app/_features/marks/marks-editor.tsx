'use client';
import { useState } from 'react';
import type { LeaderId } from '#client';
import choosing from '#app/_components/cards/choosing.module.css';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { formatEnterMarks, MARK } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';

/** Lets the Bene Tleilaxu enter which of the leaders that have come back are marked. */
export function MarksEditor({ view: { table, mine }, onEnter, onClose }: EditorProps) {
  const mayBe = table.cameBack ?? [];
  const [marked, setMarked] = useState<readonly LeaderId[]>(() =>
    (mine.marks ?? []).map(({ leader }) => leader).filter((leader) => mayBe.includes(leader)),
  );
  return (
    <EditorSheet
      title={MARK.marks}
      what={MARK.yours}
      onClose={onClose}
      acts={
        <SubmitButton
          ready
          missing=""
          onAct={() => {
            onEnter({ kind: 'marks', leaders: marked });
          }}
        >
          {formatEnterMarks(marked.length)}
        </SubmitButton>
      }
    >
      <p>{mayBe.length === 0 ? MARK.nobodyBack : MARK.how}</p>
      <div className={choosing.leaders}>
        {mayBe.map((leader) => (
          <LeaderChoice
            key={leader}
            leader={leader}
            chosen={marked.includes(leader)}
            onChoose={() => {
              setMarked(marked.includes(leader) ? marked.filter((one) => one !== leader) : [...marked, leader]);
            }}
          />
        ))}
      </div>
    </EditorSheet>
  );
}
