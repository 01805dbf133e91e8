'use client';
import { saySpice } from '../../../../../../lib/client.ts';
import { LeaderDisc } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { Asked } from './asked.tsx';
import { CoveredChoices } from './covered-choices.tsx';
import type { PromptPageProps } from './prompt-page.ts';

/** What becomes of the leader drawn. Who it is lies under the sand: only captor and owner know. */
export function CaptivePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'captive'>) {
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Slab
            tone="act"
            sending={sending}
            onClick={() => {
              onAnswer('keep');
            }}
          >
            Hold it for one battle
          </Slab>
          <Slab
            sending={sending}
            onClick={() => {
              onAnswer('kill');
            }}
          >
            To the tanks, for {saySpice(prompt.pays)}
          </Slab>
        </>
      }
    >
      <CoveredChoices what="the captured leader">
        <LeaderDisc leader={prompt.leader} />
      </CoveredChoices>
    </Asked>
  );
}
