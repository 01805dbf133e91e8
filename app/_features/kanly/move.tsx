'use client';
import { type AnswerValue, type ArenaMove, enumerate } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatChoice, MOVE } from '#lib/modules/duel/kanly/messages/phone.ts';
import { Arena } from './arena.tsx';

/** Asks for a move in the arena. The moves depend on the own dueling cards, so they are under a cover. */
export const MovePage = (page: PromptPageProps<'arena-move'>) => (
  <CoveredPrompt
    page={page}
    what={MOVE.what}
    missing={MOVE.missing}
    act={MOVE}
    above={<Arena table={page.view.table} />}
    choices={(wanted, choose) => (
      <OptionList
        label={MOVE.label}
        low
        choices={[...enumerate(page.prompt.answers)].map((value) => ({ value, says: formatChoice(asMove(value)) }))}
        wanted={wanted}
        onChoose={choose}
      />
    )}
  />
);

const asMove = (value: AnswerValue): ArenaMove => value as unknown as ArenaMove;
