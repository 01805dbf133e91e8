'use client';
import { promptTitle, type EditionId, type Prompt } from '#client';

interface QuestionHeardProps {
  readonly prompt: Prompt;
  readonly edition: EditionId;
}

/** Announces the question to a player with a screen reader, wherever the focus is on the page. */
export const QuestionHeard = ({ prompt, edition }: QuestionHeardProps) => promptTitle(prompt, edition);
