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

describe('the signal that a phone has a new decision', () => {
  it('is given once for a decision, and never to a phone that has just opened the page', () => {
    expect(becameMine(WAITING, asked('voice'))).toBe(true);
    expect(becameMine(asked('voice'), asked('voice'))).toBe(false);
    expect(becameMine(null, asked('voice'))).toBe(false);
  });

  it('is given when a correction reopens a sealed plan, and not when the owner reopens it', () => {
    const sealed = asked('battle-plan', { sealed: true });
    expect(becameMine(sealed, asked('battle-plan', { id: 'asked-anew' }))).toBe(true);
    expect(becameMine(sealed, asked('battle-plan'))).toBe(false);
    expect(becameMine(asked('battle-plan'), asked('battle-plan', { id: 'asked-anew' }))).toBe(false);
  });

  it('is given on every phone when a window opens, also to seats that are not in the battle', () => {
    expect(becameMine(WAITING, withWindow(WAITING, 'w1'))).toBe(true);
    expect(becameMine(withWindow(WAITING, 'w1'), withWindow(WAITING, 'w2'))).toBe(true);
    expect(becameMine(withWindow(WAITING, 'w1'), withWindow(WAITING, 'w1'))).toBe(false);
    expect(isMine(withWindow(WAITING, 'w1'))).toBe(true);
    expect(isMine(WAITING)).toBe(false);
  });

  it('is not given for an optional prompt', () => {
    expect(becameMine(WAITING, asked('bring-reserves'))).toBe(false);
    expect(isMine(asked('bring-reserves'))).toBe(false);
  });

  it('is not given after a take-back', () => {
    expect(becameMine(WAITING, afterTakeBack(asked('voice')))).toBe(false);
  });
});
