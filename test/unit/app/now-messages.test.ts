import { describe, expect, it } from 'vitest';
import { sector } from '#lib/model/board.ts';
import { calledAt, formatNextFor, formatNow, formatOpenMatters, formatReady } from '#client';
import { formatWaitingFor } from '#app/t/[code]/_components/now-messages.ts';
import { BOARD, DIALLED_STORM, fighting } from '../../support/fixtures/table-views.ts';
import { OPEN_BATTLE, TIE } from '../../support/fixtures/battles.ts';

const PEOPLE = [
  { faction: 'harkonnen', name: 'Ben' },
  { faction: 'atreides', name: 'Chiara' },
  { faction: 'fremen', name: 'Farid' },
  { faction: 'emperor', name: 'Ada' },
  { faction: 'guild', name: 'Ada' },
] as const;

describe('how people are called', () => {
  const called = calledAt(PEOPLE, 'atreides');
  it('by their names, the reader as “you”', () => {
    expect(['harkonnen', 'atreides'].map((faction) => called(faction as 'harkonnen'))).toEqual(['Ben', 'you']);
  });
  it('by their factions where one name stands for two, or nobody sits there', () => {
    expect([called('emperor'), called('guild'), called('bene-gesserit')]).toEqual([
      'the Emperor',
      'the Guild',
      'Bene Gesserit',
    ]);
  });
});

describe('the headline of the waiting phone', () => {
  const toFarid = calledAt(PEOPLE, 'fremen');
  it('names who fights, and where', () => {
    expect(formatNow(fighting(OPEN_BATTLE), toFarid)).toMatch(/^(Ben and Chiara|Chiara and Ben) fight for .*\.$/);
    expect(formatNow(fighting(OPEN_BATTLE), calledAt(PEOPLE, 'atreides'))).toMatch(/^(You and Ben|Ben and you) fight/);
  });

  it('tells how a battle came out, and who fought it still as others go on', () => {
    const resolved = fighting({ ...OPEN_BATTLE, outcome: TIE });
    expect(formatNow(resolved, toFarid)).toBe('Chiara won the battle for Carthag.');
    expect(formatNow(resolved, calledAt(PEOPLE, 'atreides'))).toBe('You won the battle for Carthag.');
    expect(formatNow(resolved, calledAt(PEOPLE, 'harkonnen'))).toBe('You lost the battle for Carthag.');
    const over = {
      ...BOARD,
      battles: [],
      awaited: [],
      fought: [
        { territory: 'carthag', sides: ['atreides', 'harkonnen'], winner: 'atreides' },
        { territory: 'arrakeen', sides: ['fremen', 'emperor'], winner: null },
      ],
    } as const;
    expect(formatNow(over, calledAt(PEOPLE, 'harkonnen'))).toBe('You lost the battle for Carthag.');
    expect(formatNow(over, toFarid)).toBe('Nobody won the battle for Arrakeen.');
    expect(formatNow(over, calledAt(PEOPLE, 'guild'))).toBe('The battles go on.');
  });

  it('says how the phase that stands ready begins', () => {
    const ready = { ...BOARD, phase: 'bidding', running: null, next: { turn: BOARD.turn, phase: 'bidding' } } as const;
    expect(formatNow({ ...ready, followsSoon: null }, toFarid)).toBe('Bidding: the moderator begins it.');
    const followsSoon = { next: 'bidding', opened: 0, deadline: 5_000, mayGoOn: true } as const;
    expect(formatNow({ ...ready, followsSoon }, toFarid)).toBe('Bidding begins in a moment.');
  });

  it('tells how a storm came out, and who is first player by it', () => {
    const { stormPhase } = DIALLED_STORM;
    if (stormPhase === null) throw new Error('no storm');
    const moved = {
      ...DIALLED_STORM,
      stormPhase: {
        ...stormPhase,
        step: 'moved' as const,
        sectors: 5,
        outcome: { from: sector(18), to: sector(5), forcesLost: [], spiceLost: [], firstPlayer: 'fremen' as const },
      },
    };
    expect(formatNow(moved, calledAt(PEOPLE, 'atreides'))).toBe('5 sectors, to sector 5. Farid is first player.');
    expect(formatNow(moved, toFarid)).toBe('5 sectors, to sector 5. You are first player.');
    expect(formatNow(DIALLED_STORM, toFarid)).toMatch(/ dial the storm\.$/);
  });

  it('names the phase where it is played on the board', () => {
    const played = { ...BOARD, phase: 'bidding' as const, running: null, next: null };
    const bidding = { ...played, boardPhase: { phase: 'bidding' as const } };
    expect(formatNow(bidding, toFarid)).toBe('Bidding is played on the board.');
    expect(formatNow(played, toFarid)).toBe('Bidding is done.');
  });
});

describe('what follows for the reader', () => {
  it('is the battle that is theirs after this one', () => {
    const table = {
      ...fighting(OPEN_BATTLE),
      battles: [{ territory: 'carthag' as const, sectors: [sector(10)], factions: ['fremen', 'emperor'] as const }],
    };
    expect(formatNextFor(table, 'fremen')).toBe('Then you, in Carthag.');
    expect(formatNextFor(table, 'guild')).toBeNull();
  });

  it('names together who is asked the same', () => {
    const called = calledAt(PEOPLE, 'fremen');
    expect(
      formatWaitingFor(
        [
          { faction: 'harkonnen', to: 'check-board' },
          { faction: 'atreides', to: 'check-board' },
        ],
        called,
      ),
    ).toEqual(['Waiting for Ben and Chiara to look at the board.']);
  });
});

describe('what the screen says beside', () => {
  const toCome = [{ territory: 'carthag' as const, sectors: [sector(10)], factions: ['fremen', 'emperor'] as const }];
  it('calls battles ready where they are fought next', () => {
    expect(formatReady({ ...BOARD, phase: 'battle', battles: toCome })).toBe('Battles are ready to be fought');
    expect(formatReady({ ...BOARD, phase: 'setup', battles: toCome })).toBe('Battles are ready to be fought');
    expect(formatReady({ ...BOARD, phase: 'bidding', battles: toCome })).toBeNull();
    expect(formatReady({ ...BOARD, phase: 'battle', battles: [] })).toBeNull();
  });

  it('says what is open: a question that was asked aloud, until it is answered', () => {
    const asked = {
      id: 1,
      turn: 1,
      by: 'guild',
      of: 'fremen',
      words: 'Do you hold a lasgun?',
    } as const;
    const saying = (told: 'yes' | null) => formatOpenMatters({ ...BOARD, truths: [{ ...asked, told }] });
    expect(saying(null)).toEqual(['The Guild asks Fremen: “Do you hold a lasgun?”']);
    expect(saying('yes')).toEqual([]);
  });
});
