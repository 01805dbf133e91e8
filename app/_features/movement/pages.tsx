'use client';
import { MoveForm } from '#app/_components/own-turn/move-form.tsx';
import { TakeBack } from '#app/_components/own-turn/take-back.tsx';
import type { Pages, PromptPageProps } from '#app/_components/question/prompt-page.ts';

/** The move of one’s own turn, and the way back to the shipment. What was laid out ahead goes with that, or stays secret. */
const MovePage = (page: PromptPageProps<'move'>) => (
  <MoveForm page={page} laid={null} beneath={<TakeBack view={page.view} onIntent={page.onIntent} />} />
);

export const pages: Pages<'movement'> = { move: MovePage };
