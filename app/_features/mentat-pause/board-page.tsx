'use client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BoardSaidPage } from './board-said.tsx';
import { CheckBoardPage } from './check-board.tsx';

/** Shows the comparison with the board, and afterwards the player’s answer. */
export function BoardPage(props: PromptPageProps<'check-board'>) {
  return props.prompt.sealed ? <BoardSaidPage {...props} /> : <CheckBoardPage {...props} />;
}
