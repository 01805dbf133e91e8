'use client';
import { useState } from 'react';
import { contains, nameOfMatter, type AnswerValue } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { OwnEditor } from '../own/own-editor.tsx';
import { OwnMatterVeil } from '../own/own-matter-veil.tsx';
import { Asked } from './asked.tsx';
import type { PromptPageProps } from './prompt-page.ts';

const RIGHT: AnswerValue = 'right';

/** The moderator thinks something of one's own is off: right as it stands, or entered anew. Nobody learns which. */
export function CheckOwnPage({ prompt, view, onAnswer, onWant, sending, trouble }: PromptPageProps<'check-own'>) {
  const [editing, setEditing] = useState(false);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Slab
            sending={sending}
            onClick={() => {
              if (contains(prompt.answers, RIGHT)) onAnswer(RIGHT);
            }}
          >
            It is right
          </Slab>
          <Slab
            onClick={() => {
              setEditing(true);
            }}
          >
            Enter your {nameOfMatter(prompt.matter)} anew
          </Slab>
        </>
      }
    >
      <OwnMatterVeil matter={prompt.matter} mine={view.mine} />
      {editing && (
        <OwnEditor
          matter={prompt.matter}
          view={view}
          onWant={onWant}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </Asked>
  );
}
