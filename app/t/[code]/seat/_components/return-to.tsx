'use client';
import { promptTitle, type EditionId, type Prompt } from '#client';
import { Button } from '#app/_components/button.tsx';
import { presentationOf } from '#app/_features/prompts.ts';
import { isMade } from './decisions.ts';
import { formatBackTo, YOUR_ANSWER } from './seat-messages.ts';

interface ReturnToProps {
  readonly prompt: Prompt;
  readonly edition: EditionId;
  readonly onReturn: () => void;
}

/** Shows the waiting question while the player looks around, and the way back to it. */
export const ReturnTo = ({ prompt, edition, onReturn }: ReturnToProps) => (
  <Button tone={isMade(prompt) ? 'plain' : 'act'} onClick={onReturn}>
    {isMade(prompt) ? formatBackTo(presentationOf(prompt).sealed ?? YOUR_ANSWER) : promptTitle(prompt, edition)}
  </Button>
);
