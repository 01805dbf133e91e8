'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { formatCourse } from '#lib/modules/duel/kanly/messages/phone.ts';
import { AnswerPage } from './answer.tsx';
import { BackingPage } from './backing.tsx';
import { ChampionPage } from './champion.tsx';
import type { kanly } from './feature.ts';
import { MovePage } from './move.tsx';
import { PayPage } from './pay.tsx';
import { PlacePage } from './place.tsx';
import { SecondPage } from './second.tsx';

export const asking: AskingParts<'kanly', typeof kanly> = {
  course: ({ kanly: duels }) => {
    const running = duels?.running ?? null;
    return running === null ? null : formatCourse(running);
  },
  pages: {
    'kanly-champion': ChampionPage,
    'place-champion': PlacePage,
    'back-champion': BackingPage,
    'send-second': SecondPage,
    'arena-move': MovePage,
    'answer-attack': AnswerPage,
    'collect-second': PayPage,
  },
};
