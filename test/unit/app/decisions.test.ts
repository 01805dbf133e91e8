import { describe, expect, it } from 'vitest';
import { decisionOf, isMade, offerOf } from '../../../app/t/[code]/seat/_components/decisions.ts';
import { knownRun } from '../../../app/_hooks/known-lines.ts';
import type { Prompt } from '../../../lib/client.ts';
import { ASKED, WAITING } from '../../support/fixtures/seat-views.ts';

const promptOf = (name: string): Prompt => {
  const prompt = ASKED[name]?.prompts[0];
  if (prompt === undefined) throw new Error(`No fixture asks ${name}`);
  return prompt;
};
const asked = (...prompts: readonly Prompt[]) => decisionOf({ ...WAITING, prompts });

describe('the one decision a phone shows', () => {
  it('is none while nothing is asked', () => {
    expect(asked()).toBeNull();
  });

  it('is what everybody waits for, before what waits for nobody', () => {
    expect(asked(promptOf('check-own'), promptOf('battle-plan'))?.kind).toBe('battle-plan');
    expect(asked(promptOf('battle-plan'), promptOf('interfere'))?.kind).toBe('interfere');
  });

  it('is no offer, which stands beside it', () => {
    expect(asked(promptOf('bring-reserves'))).toBeNull();
    expect(asked(promptOf('bring-reserves'), promptOf('check-own'))?.kind).toBe('check-own');
    expect(offerOf({ ...WAITING, prompts: [promptOf('check-own'), promptOf('bring-reserves')] })?.kind).toBe(
      'bring-reserves',
    );
    expect(offerOf({ ...WAITING, prompts: [promptOf('check-own')] })).toBeNull();
  });

  it('leaves a sealed plan for a question that is open', () => {
    const sealed = promptOf('battle-plan-sealed');
    expect(asked(sealed)).toBe(sealed);
    expect(asked(sealed, promptOf('check-own'))?.kind).toBe('check-own');
  });

  it('stays on the stone until it closes, answered or not', () => {
    const answered: Prompt = { ...promptOf('interfere'), sealed: true };
    expect(asked(answered, promptOf('check-own'))).toBe(answered);
    expect(isMade(answered)).toBe(false);
  });

  it.each(['interfere', 'treachery', 'weather-control', 'family-atomics'])('stays on %s, answered or not', (kind) => {
    const answered: Prompt = { ...promptOf(kind), sealed: true };
    expect(asked(answered, promptOf('check-own'))).toBe(answered);
    expect(isMade(answered)).toBe(false);
  });

  it('lets the phone be put down with a storm dial sealed', () => {
    expect(isMade(promptOf('storm-dial-sealed'))).toBe(true);
    expect(isMade(promptOf('storm-dial'))).toBe(false);
  });
});

describe('the log as far as it is known', () => {
  const line = (position: number) => ({ position, at: 0, fact: { code: 'no-treachery' } }) as const;

  it('reads on without a gap, from the newest line', () => {
    const { run, before } = knownRun([line(3), line(4), line(7), line(8), line(8)]);
    expect(run.map(({ position }) => position)).toEqual([7, 8]);
    expect(before).toBe(7);
  });

  it('has nothing more to ask for once it reaches the first line', () => {
    expect(knownRun([line(1), line(0), line(2)]).before).toBe(0);
    expect(knownRun([])).toEqual({ run: [], before: 0 });
  });
});
