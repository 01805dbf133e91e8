'use client';
import { promptTitle, type EditionId, type Prompt } from '#client';

interface QuestionHeardProps {
  readonly prompt: Prompt;
  readonly edition: EditionId;
}

/** Tells the question to a player who hears the page, wherever they are on it. */
export const QuestionHeard = ({ prompt, edition }: QuestionHeardProps) => promptTitle(prompt, edition);
