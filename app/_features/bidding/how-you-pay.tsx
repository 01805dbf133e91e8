'use client';
import { useState } from 'react';
import { contains, promptTitle, type AnswerValue, type SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { HOW_YOU_PAY, PAY_ACT, WHAT_PAYS } from '#lib/features/bidding/messages/payment.ts';
import { PayChoices } from './pay-choices.tsx';

type Page = Pick<PromptPageProps, 'view' | 'onCommand'>;

/**
 * Shows the quiet button to the choice of payment, next to a question that fills the phone. Every player has it,
 * whatever the hand.
 */
export function HowYouPay({ view, onCommand }: Page) {
  const prompt = view.prompts.find((one): one is PromptOf<'way-to-pay'> => one.kind === 'way-to-pay');
  if (prompt === undefined) return null;
  return (
    <OpensSheet label={HOW_YOU_PAY}>
      {(close) => <PaySheet prompt={prompt} view={view} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}

interface PaySheetProps extends Page {
  readonly prompt: PromptOf<'way-to-pay'>;
  readonly view: SeatView;
  readonly onClose: () => void;
}

function PaySheet({ prompt, view, onCommand, onClose }: PaySheetProps) {
  const { card } = prompt.stands;
  const [wanted, choose] = useState<AnswerValue | undefined>(card === null ? undefined : { play: true, ...card });
  return (
    <EditorSheet
      title={promptTitle(prompt, view.table.choices.edition)}
      what={WHAT_PAYS}
      onClose={onClose}
      acts={
        wanted !== undefined &&
        contains(prompt.answers, wanted) && (
          <Button
            tone="act"
            onClick={() => {
              onCommand({ type: 'Answer', prompt: prompt.id, value: wanted });
              onClose();
            }}
          >
            {PAY_ACT.after}
          </Button>
        )
      }
    >
      <PayChoices prompt={prompt} view={view} wanted={wanted} onChoose={choose} />
    </EditorSheet>
  );
}
