/** What a neighbour sees of the questions to the Bene Tleilaxu about traitors. */
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { must, oneOf } from '#client';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { AnnouncePage } from '#app/_features/marks/announce-page.tsx';
import { MarkPage } from '#app/_features/marks/mark-page.tsx';
import { ASKED } from '../../support/fixtures/seat-views.ts';

const SHARED = { id: 'p', faction: 'bene-tleilaxu', sealed: false } as const;
const ANSWERS = { legal: oneOf(false, true), illegal: oneOf(false) };

function rendered<Kind extends 'mark-leader' | 'announce-traitor'>(
  Page: ComponentType<PromptPageProps<Kind>>,
  prompt: PromptOf<Kind>,
): string {
  const none = () => undefined;
  const view = must(Object.values(ASKED)[0], 'a view of a seat');
  return renderToStaticMarkup(
    createElement(Page, {
      prompt,
      view: { ...view, table: { ...view.table, traitorQuestion: null } },
      onAnswer: none,
      onCommand: none,
      onLeave: none,
      onTone: none,
      sending: false,
      trouble: null,
    }),
  );
}

it('looks the same whether or not the leader may be marked', () => {
  const page = (may: keyof typeof ANSWERS, marks: PromptOf<'mark-leader'>['marks']) =>
    rendered(MarkPage, {
      ...SHARED,
      kind: 'mark-leader',
      leader: 'bashar',
      said: null,
      marks,
      answers: ANSWERS[may],
    } as PromptOf<'mark-leader'>);
  expect(page('illegal', [{ leader: 'stilgar', turn: 3 }])).toBe(page('legal', []));
});

it('looks the same whether or not the leader is a traitor', () => {
  const page = (may: keyof typeof ANSWERS) =>
    rendered(AnnouncePage, {
      ...SHARED,
      kind: 'announce-traitor',
      leader: 'bashar',
      of: 'emperor',
      territory: 'carthag',
      said: null,
      mayWait: true,
      answers: ANSWERS[may],
    } as PromptOf<'announce-traitor'>);
  expect(page('illegal')).toBe(page('legal'));
});
