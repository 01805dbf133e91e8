/** What a neighbour and the table see of the question about a defense. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anyOf, formatReady, must, oneOf, record } from '#client';
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

it('is told on the screen while it is open', () => {
  const { table } = must(Object.values(ASKED)[0], 'a view of a seat');
  const ambush = { by: 'attack', victim: 'guild', territory: 'carthag', leader: 'guild-rep', shown: null } as const;
  const time = { opened: 0, deadline: 8_000 };
  expect(formatReady({ ...table, ambush: { ...ambush, time } })).toBe('The Guild may defend the leader.');
  expect(formatReady({ ...table, ambush: { ...ambush, time: null } })).not.toContain('defend');
});
