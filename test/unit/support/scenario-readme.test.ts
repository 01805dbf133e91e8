import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BATTLE_WORDS } from '../../features/battle/assertions.ts';
import { CHOOSE_KEYS, PLAN_KEYS } from '../../features/battle/step-definitions.ts';
import { RAW_KEYS } from '../../support/scenario/answers.ts';
import { PROBE_WORDS } from '../../support/scenario/probes.ts';
import { GIVEN_KEYS, SECRETS } from '../../support/scenario/given.ts';
import { CASE_KEYS, CHECKS, runScenario, SCENARIO_KEYS } from '../../support/scenario/scenario.ts';
import { MODERATOR_VERBS } from '../../support/scenario/moderator-steps.ts';
import { SEAT_VERBS } from '../../support/scenario/seat-steps.ts';
import { MODIFIERS, SENTENCES } from '../../support/scenario/steps.ts';

const README = readFileSync(new URL('../../scenario/README.md', import.meta.url), 'utf8');

/** A table row of the README that explains this key. */
const hasRow = (key: string): boolean =>
  README.split('\n').some((line) => line.startsWith('| ') && (line.split(' | ')[0] ?? '').includes(`\`${key}\``));

/** Whether some example uses this word as a value. */
const isMentioned = (word: string): boolean => new RegExp(`(\\b${word}:|\`${word}\`)`).test(README);

describe('the scenario README', () => {
  it.each([...SCENARIO_KEYS, ...GIVEN_KEYS, ...Object.keys(CHECKS), ...MODIFIERS, ...SENTENCES])(
    'has a row for %s',
    (key) => {
      expect(hasRow(key)).toBe(true);
    },
  );

  it.each([...SEAT_VERBS, ...MODERATOR_VERBS])('has a row for the verb %s', (verb) => {
    expect(hasRow(verb)).toBe(true);
  });

  it.each([
    ...CASE_KEYS,
    ...PLAN_KEYS,
    ...CHOOSE_KEYS,
    ...RAW_KEYS,
    ...BATTLE_WORDS,
    ...PROBE_WORDS,
    ...Object.keys(SECRETS),
    'battle',
    'mark',
    'repeat',
  ])('shows %s', (word) => {
    expect(isMentioned(word)).toBe(true);
  });
});

describe('the scenario runner', () => {
  const good = {
    id: 'test',
    source: 'test',
    edition: 'gf9-2019',
    given: { factions: ['harkonnen', 'fremen'], first: 'fremen', forces: { carthag: { harkonnen: 8, fremen: 6 } } },
    when: [{ battle: 'carthag' }, { fremen: { plan: { dial: 3, leader: 'stilgar' } } }],
    then: { plans: { fremen: 'sealed' } },
  };
  const problemsOf = (scenario: unknown) =>
    runScenario({ value: scenario, path: 'file' }).flatMap((one) => one.problems);

  it('accepts a true assertion', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('reads null as an unknown card or as an empty slot of a plan', () => {
    const given = { ...good.given, hands: { fremen: [null] } };
    const plan = { dial: 3, leader: 'stilgar', weapon: null, defense: 'none' };
    const scenario = { ...good, given, when: [{ battle: 'carthag' }, { fremen: { plan } }] };
    expect(problemsOf({ ...scenario, then: { hands: { fremen: ['unknown'] } } })).toEqual([]);
  });

  it.each([
    ['a false assertion', { ...good, then: { plans: { fremen: 'open' } } }, 'expected open, found sealed'],
    ['an unknown key', { ...good, expect: {} }, 'no such key: expect'],
    ['an unknown key of the position', { ...good, given: { ...good.given, weather: 1 } }, 'no such key: weather'],
    ['an unknown assertion', { ...good, then: { mood: 'good' } }, 'no such key: mood'],
    ['an unknown verb', { ...good, when: [{ fremen: { ponder: true } }] }, 'no such key: ponder'],
    ['an unknown actor', { ...good, when: [{ smugglers: { talk: true } }] }, 'no such key: smugglers'],
    ['an unknown sentence', { ...good, when: ['everybody dances'] }, 'no such sentence'],
    ['an unknown part of a plan', { ...good, when: [{ fremen: { plan: { karma: 1 } } }] }, 'no such key: karma'],
    ['an unknown leader', { ...good, when: [{ fremen: { plan: { leader: 'bob' } } }] }, 'no such leader: bob'],
    ['a refusal that was not expected', { ...good, when: [{ fremen: { talk: false } }] }, 'was refused'],
    ['a refusal that did not come', { ...good, when: [{ fremen: { talk: true }, refused: 'x' }] }, 'should be refused'],
    ['another refusal', { ...good, when: [{ fremen: { talk: false }, refused: 'x' }] }, 'expected refusal'],
    ['a table without factions', { ...good, given: {} }, '`factions` says who is in play'],
    ['a table that cannot be opened', { ...good, given: { factions: ['fremen'] } }, 'bad-seating'],
    ['cards that are in no deck of the app', { ...good, 'next-cards': ['shield'] }, 'has not so many of these cards'],
    ['a deck of another size', { ...good, then: { 'deck-sizes': { treachery: 33 } } }, 'expected 33, found 0'],
    ['a cancel sentence without a window', { ...good, when: ['nobody cancels'] }, 'nothing of the kind is open'],
    [
      'a traitor sentence without a window',
      { ...good, when: ['nobody calls a traitor'] },
      'nothing of the kind is open',
    ],
    [
      'a weather sentence without a window',
      { ...good, when: ['nobody changes the weather'] },
      'nothing of the kind is open',
    ],
    [
      'an atomics sentence without a window',
      { ...good, when: ['nobody plays atomics'] },
      'nothing of the kind is open',
    ],
    [
      'a comparison without a board to compare',
      { ...good, when: ['everybody finds the board right'] },
      'nothing of the kind is open',
    ],
    [
      'a correction without a board to compare',
      { ...good, when: ['the board is put right'] },
      'nothing of the kind is open',
    ],
    ['a sentence about time without a window', { ...good, when: ['time passes'] }, 'nothing of the kind is open'],
    ['a scenario that expects nothing', { ...good, then: undefined }, 'nothing is expected'],
    ['a scenario with an empty expectation', { ...good, then: {} }, 'nothing is expected'],
    [
      'a scenario with a case that expects nothing',
      {
        ...good,
        then: undefined,
        cases: [
          { name: 'some', then: good.then },
          { name: 'none', when: [] },
        ],
      },
      'nothing is expected',
    ],
    ['an impossible position', { ...good, given: { ...good.given, turn: 99 } }, 'was refused'],
  ])('fails for %s', (_what, scenario, problem) => {
    expect(problemsOf(scenario).join('\n')).toContain(problem);
  });

  it.each([
    ['a step', { ...good, when: [...good.when, { guild: { talk: true } }] }],
    ['an assertion', { ...good, then: { plans: { fremen: 'open' } } }],
    ['an assertion between steps', { ...good, when: [...good.when, { then: { plans: { fremen: 'open' } } }] }],
    ['a sentence', { ...good, when: [...good.when, 'nobody calls a traitor'] }],
  ])('lists the open prompts when %s fails', (_what, scenario) => {
    expect(problemsOf(scenario).at(-1)).toContain('asked then: harkonnen battle-plan; fremen battle-plan (sealed)');
  });

  it('runs a step only for the edition that the step names', () => {
    const only = (edition: string) => ({ ...good, when: [...good.when, { in: { [edition]: 'time passes' } }] });
    expect(problemsOf(only('avalon-hill-1979'))).toEqual([]);
    expect(problemsOf(only('gf9-2019')).join()).toContain('nothing of the kind is open');
  });
});
