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
/** The shell reads no more of a question than its kind. */
const ofKind = (kind: PromptKind) => ({ ...promptOf('check-own'), id: kind, kind }) as Prompt;
const asked = (...prompts: readonly Prompt[]) => decisionOf({ ...WAITING, prompts });

describe('the one decision a phone shows', () => {
  it('is none while nothing is asked', () => {
    expect(asked()).toBeNull();
  });

  it('is what everybody waits for, before what waits for nobody', () => {
    expect(asked(promptOf('check-own'), promptOf('battle-plan'))?.kind).toBe('battle-plan');
    expect(asked(promptOf('battle-plan'), promptOf('cancel'))?.kind).toBe('cancel');
  });

  it('is what others wait for in between, before what the turn asks and what was dealt', () => {
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

  it.each(['storm-losses', 'storm-card', 'storm-dial'] as const)('is a question asked aloud, before %s', (kind) => {
    expect(asked(ofKind(kind), ofKind('tell-truth'))?.kind).toBe('tell-truth');
    expect(asked(ofKind('choose-traitor'), ofKind(kind))?.kind).toBe(kind);
  });

  it('is no offer, which stands beside it', () => {
    expect(asked(promptOf('bring-reserves'))).toBeNull();
    expect(asked(promptOf('bring-reserves'), promptOf('check-own'))?.kind).toBe('check-own');
    const offered = (...prompts: readonly Prompt[]) => offersOf({ ...WAITING, prompts }).map(({ kind }) => kind);
    expect(offered(promptOf('check-own'), promptOf('bring-reserves'))).toEqual(['bring-reserves']);
    expect(offered(promptOf('check-own'))).toEqual([]);
  });

  it('leaves a sealed plan for a question that is open', () => {
    const sealed = promptOf('battle-plan-sealed');
    expect(asked(sealed)).toBe(sealed);
    expect(asked(sealed, promptOf('check-own'))?.kind).toBe('check-own');
  });

  it('stays on the stone until it closes, answered or not', () => {
    const answered: Prompt = { ...promptOf('cancel'), sealed: true };
    expect(asked(answered, promptOf('check-own'))).toBe(answered);
    expect(isMade(answered)).toBe(false);
  });

  it.each(['cancel', 'traitor-call', 'weather-control', 'family-atomics'])('stays on %s, answered or not', (kind) => {
    const answered: Prompt = { ...promptOf(kind), sealed: true };
    expect(asked(answered, promptOf('check-own'))).toBe(answered);
    expect(isMade(answered)).toBe(false);
  });

  it('lets the phone be put down with a storm dial sealed', () => {
    expect(isMade(promptOf('storm-dial-sealed'))).toBe(true);
    expect(isMade(promptOf('storm-dial'))).toBe(false);
  });
});

describe('pages that were opened', () => {
  const plan = promptOf('battle-plan');
  const window = promptOf('cancel');
  const kept = (opened: readonly Prompt[], filling: Prompt | null, ...prompts: readonly Prompt[]) =>
    keptPages({ ...WAITING, prompts }, opened.map(pageOf), filling);

  it('are kept while somebody looks around, or a window is answered', () => {
    expect(kept([plan], null, plan)).toEqual([plan]);
    expect(kept([plan], window, window, plan)).toEqual([window, plan]);
  });

  it('are not those of questions that were never seen', () => {
    expect(kept([window], window, window, plan)).toEqual([window]);
  });

  it('are gone with their question', () => {
    expect(kept([plan, window], plan, plan)).toEqual([plan]);
    expect(kept([plan], null, { ...plan, sealed: true })).toEqual([]);
  });

  it('stay for a plan that Mentat asks for again', () => {
    const anew: Prompt = { ...plan, id: `${plan.id} anew` };
    expect(kept([plan], null, anew)).toEqual([anew]);
  });
});

describe('the log as far as it is known', () => {
  const line = (position: number) => ({ position, at: 0, fact: { code: 'no-traitor-call' } }) as const;

  it('reads on without a gap, from the newest line', () => {
    const { run, before } = knownRun([line(3), line(4), line(7), line(8), line(8)]);
    expect(run.map(({ position }) => position)).toEqual([7, 8]);
    expect(before).toBe(7);
  });

  it('is asked for again in another turn, in which it may read otherwise', () => {
    const known = { turn: 2, lines: [line(0), line(1), line(2)] };
    expect(mergeKnownLines(known, [line(2), line(3)], 2).lines.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(mergeKnownLines(known, [line(2), line(3)], 3)).toEqual({ turn: 3, lines: [line(2), line(3)] });
  });

  it('has nothing more to ask for once it reaches the first line', () => {
    expect(knownRun([line(1), line(0), line(2)]).before).toBe(0);
    expect(knownRun([])).toEqual({ run: [], before: 0 });
  });
});
