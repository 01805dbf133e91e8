/** What a neighbour sees of the question about a defense. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anyOf, must, oneOf, record } from '#client';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { DefendLeaderPage } from '#app/_features/ambushes/defend-leader-page.tsx';
import { ASKED } from '../../support/fixtures/seat-views.ts';

const ANSWERS = {
  none: oneOf(null),
  some: anyOf(oneOf(null), record({ slot: oneOf('h1'), card: oneOf('shield') })),
};

function rendered(answers: keyof typeof ANSWERS): string {
  const none = () => undefined;
  const view = must(Object.values(ASKED)[0], 'a view of a seat');
  const prompt = {
    id: 'p',
    faction: 'fremen',
    sealed: false,
    kind: 'defend-leader',
    by: 'trap',
    victim: 'fremen',
    territory: 'carthag',
    leader: 'stilgar',
    said: null,
    answers: ANSWERS[answers],
  } as unknown as PromptOf<'defend-leader'>;
  return renderToStaticMarkup(
    createElement(DefendLeaderPage, {
      prompt,
      view: {
        ...view,
        table: { ...view.table, ambush: null },
        mine: { ...view.mine, ambushCard: null },
      },
      onAnswer: none,
      onCommand: none,
      onLeave: none,
      onTone: none,
      sending: false,
      trouble: null,
    }),
  );
}

it('looks the same whether or not the hand holds a defense', () => {
  expect(rendered('none')).toBe(rendered('some'));
});
