'use client';
import { titleAt, type Prompt, type TableView } from '#client';

interface QuestionHeardProps {
  readonly prompt: Prompt;
  readonly table: TableView;
}

/** Announces the question to a player with a screen reader, wherever the focus is on the page. */
export const QuestionHeard = ({ prompt, table }: QuestionHeardProps) => titleAt(prompt, table);
