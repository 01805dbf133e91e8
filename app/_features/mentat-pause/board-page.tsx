'use client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BoardSaidPage } from './board-said.tsx';
import { CheckBoardPage } from './check-board.tsx';

/** Comparing the board, and what stands there once one has spoken. */
export function BoardPage(props: PromptPageProps<'check-board'>) {
  return props.prompt.sealed ? <BoardSaidPage {...props} /> : <CheckBoardPage {...props} />;
}
