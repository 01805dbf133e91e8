import { describe, expect, it } from 'vitest';
import { decisionOf, isMade, keptPages, offersOf, pageOf } from '#app/t/[code]/seat/_components/decisions.ts';
import { knownRun, mergeKnownLines } from '#app/_connection/known-lines.ts';
import type { Prompt, PromptKind } from '#client';
import { ASKED, WAITING } from '../../support/fixtures/seat-views.ts';

const promptOf = (name: string): Prompt => {
  const prompt = ASKED[name]?.prompts[0];
  if (prompt === undefined) throw new Error(`No fixture asks ${name}`);
  return prompt;
};
/** Returns a question of this kind. The shell reads only the kind. */
const ofKind = (kind: PromptKind) => ({ ...promptOf('check-own'), id: kind, kind }) as Prompt;
const asked = (...prompts: readonly Prompt[]) => decisionOf({ ...WAITING, prompts });

describe('the one decision a phone shows', () => {
  it('is null while no question is open', () => {
    expect(asked()).toBeNull();
  });

  it('is a question that all players wait for, before a question that the table does not wait for', () => {
    expect(asked(promptOf('check-own'), promptOf('battle-plan'))?.kind).toBe('battle-plan');
    expect(asked(promptOf('battle-plan'), promptOf('cancel'))?.kind).toBe('cancel');
  });

  it('is an interrupting question first, then the question of the turn, then the check of dealt cards', () => {
    const inOrder = [
      'consent-no-leader',
      'tell-truth',
      'see-plan',
      'battle-plan',
      'choose-traitor',
      'check-own',
    ] as const;
    for (const [at, kind] of inOrder.entries()) {
      const open = inOrder.slice(at).map(ofKind);
      expect(asked(...open)?.kind).toBe(kind);
      expect(asked(...open.toReversed())?.kind).toBe(kind);
    }
  });

  it.each(['storm-losses', 'storm-card', 'storm-dial'] as const)('is a question asked aloud, before a %s', (kind) => {
    expect(asked(ofKind(kind), ofKind('tell-truth'))?.kind).toBe('tell-truth');
    expect(asked(ofKind('choose-traitor'), ofKind(kind))?.kind).toBe(kind);
  });

  it('is never an optional prompt, which is listed with the offers', () => {
    expect(asked(promptOf('bring-reserves'))).toBeNull();
    expect(asked(promptOf('bring-reserves'), promptOf('check-own'))?.kind).toBe('check-own');
    const offered = (...prompts: readonly Prompt[]) => offersOf({ ...WAITING, prompts }).map(({ kind }) => kind);
    expect(offered(promptOf('check-own'), promptOf('bring-reserves'))).toEqual(['bring-reserves']);
    expect(offered(promptOf('check-own'))).toEqual([]);
  });

  it('is an open question rather than a sealed plan', () => {
    const sealed = promptOf('battle-plan-sealed');
    expect(asked(sealed)).toBe(sealed);
    expect(asked(sealed, promptOf('check-own'))?.kind).toBe('check-own');
  });

  it('is an answered cancel window until the window closes', () => {
    const answered: Prompt = { ...promptOf('cancel'), sealed: true };
    expect(asked(answered, promptOf('check-own'))).toBe(answered);
    expect(isMade(answered)).toBe(false);
  });

  it.each(['cancel', 'traitor-call', 'weather-control', 'family-atomics'])(
    'is an answered %s until its window closes',
    (kind) => {
      const answered: Prompt = { ...promptOf(kind), sealed: true };
      expect(asked(answered, promptOf('check-own'))).toBe(answered);
      expect(isMade(answered)).toBe(false);
    },
  );

  it('counts as made once the storm dial is sealed', () => {
    expect(isMade(promptOf('storm-dial-sealed'))).toBe(true);
    expect(isMade(promptOf('storm-dial'))).toBe(false);
  });
});

describe('the opened question pages that a phone keeps', () => {
  const plan = promptOf('battle-plan');
  const window = promptOf('cancel');
  const kept = (opened: readonly Prompt[], filling: Prompt | null, ...prompts: readonly Prompt[]) =>
    keptPages({ ...WAITING, prompts }, opened.map(pageOf), filling);

  it('stay while the seat looks at other pages, or answers a window', () => {
    expect(kept([plan], null, plan)).toEqual([plan]);
    expect(kept([plan], window, window, plan)).toEqual([window, plan]);
  });

  it('do not include questions that the seat never opened', () => {
    expect(kept([window], window, window, plan)).toEqual([window]);
  });

  it('end with their question', () => {
    expect(kept([plan, window], plan, plan)).toEqual([plan]);
    expect(kept([plan], null, { ...plan, sealed: true })).toEqual([]);
  });

  it('stay for a plan that Mentat asks for a second time', () => {
    const anew: Prompt = { ...plan, id: `${plan.id} anew` };
    expect(kept([plan], null, anew)).toEqual([anew]);
  });
});

describe('the log lines that a phone knows', () => {
  const line = (position: number) => ({ position, at: 0, fact: { code: 'no-traitor-call' } }) as const;

  it('are the run without a gap that ends at the newest line', () => {
    const { run, before } = knownRun([line(3), line(4), line(7), line(8), line(8)]);
    expect(run.map(({ position }) => position)).toEqual([7, 8]);
    expect(before).toBe(7);
  });

  it('are dropped in another turn, because their text may differ then', () => {
    const known = { turn: 2, lines: [line(0), line(1), line(2)] };
    expect(mergeKnownLines(known, [line(2), line(3)], 2).lines.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(mergeKnownLines(known, [line(2), line(3)], 3)).toEqual({ turn: 3, lines: [line(2), line(3)] });
  });

  it('need no earlier lines once they reach the first line', () => {
    expect(knownRun([line(1), line(0), line(2)]).before).toBe(0);
    expect(knownRun([])).toEqual({ run: [], before: 0 });
  });
});
