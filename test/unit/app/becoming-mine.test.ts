import { describe, expect, it } from 'vitest';
import { becameMine, isMine } from '#app/t/[code]/seat/_components/becoming-mine.ts';
import type { LogLine, Prompt, SeatView } from '#client';
import { ASKED, WAITING } from '../../support/fixtures/seat-views.ts';

function asked(name: string, change: Partial<Prompt> = {}): SeatView {
  const prompt = ASKED[name]?.prompts[0];
  if (prompt === undefined) throw new Error(`No fixture asks ${name}`);
  return { ...WAITING, prompts: [{ ...prompt, ...change } as Prompt] };
}

const withWindow = (view: SeatView, id: 'w1' | 'w2'): SeatView => ({
  ...view,
  table: {
    ...view.table,
    window: { id, ask: { kind: 'traitor-call', battle: 'b1' }, opened: 0, deadline: 12_000, floor: 4_000 },
  },
});

const afterTakeBack = (view: SeatView): SeatView => {
  const line: LogLine = {
    position: 10_000,
    at: 0,
    fact: { code: 'taken-back', to: 3, ownChanged: false, before: null },
  };
  return { ...view, table: { ...view.table, log: [...view.table.log, line] } };
};

describe('a decision that becomes mine', () => {
  it('is heard of once, and never by a phone that has just come', () => {
    expect(becameMine(WAITING, asked('voice'))).toBe(true);
    expect(becameMine(asked('voice'), asked('voice'))).toBe(false);
    expect(becameMine(null, asked('voice'))).toBe(false);
  });

  it('is heard of when a correction opens a sealed plan, and not when its owner does', () => {
    const sealed = asked('battle-plan', { sealed: true });
    expect(becameMine(sealed, asked('battle-plan', { id: 'asked-anew' }))).toBe(true);
    expect(becameMine(sealed, asked('battle-plan'))).toBe(false);
    expect(becameMine(asked('battle-plan'), asked('battle-plan', { id: 'asked-anew' }))).toBe(false);
  });

  it('is everybody’s while a window asks all, also who stands aside', () => {
    expect(becameMine(WAITING, withWindow(WAITING, 'w1'))).toBe(true);
    expect(becameMine(withWindow(WAITING, 'w1'), withWindow(WAITING, 'w2'))).toBe(true);
    expect(becameMine(withWindow(WAITING, 'w1'), withWindow(WAITING, 'w1'))).toBe(false);
    expect(isMine(withWindow(WAITING, 'w1'))).toBe(true);
    expect(isMine(WAITING)).toBe(false);
  });

  it('is none where something is only offered', () => {
    expect(becameMine(WAITING, asked('bring-reserves'))).toBe(false);
    expect(isMine(asked('bring-reserves'))).toBe(false);
  });

  it('stays silent when much is taken back', () => {
    expect(becameMine(WAITING, afterTakeBack(asked('voice')))).toBe(false);
  });
});
