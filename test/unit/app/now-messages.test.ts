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

describe('the way a page names players', () => {
  const called = calledAt(PEOPLE, 'atreides');
  it('uses their names, and “you” for the reader', () => {
    expect(['harkonnen', 'atreides'].map((faction) => called(faction as 'harkonnen'))).toEqual(['Ben', 'you']);
  });
  it('uses their factions if two players share a name, or if nobody has the seat', () => {
    expect([called('emperor'), called('guild'), called('bene-gesserit')]).toEqual([
      'the Emperor',
      'the Guild',
      'Bene Gesserit',
    ]);
  });
});

describe('the headline of a waiting phone', () => {
  const toFarid = calledAt(PEOPLE, 'fremen');
  it('names the two factions of a battle and its territory', () => {
    expect(formatNow(fighting(OPEN_BATTLE), toFarid)).toMatch(/^(Ben and Chiara|Chiara and Ben) fight for .*\.$/);
    expect(formatNow(fighting(OPEN_BATTLE), calledAt(PEOPLE, 'atreides'))).toMatch(/^(You and Ben|Ben and you) fight/);
  });

  it('shows the outcome of a battle, and its factions even after the next battle has begun', () => {
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

  it('says how the next phase begins', () => {
    const ready = { ...BOARD, phase: 'bidding', running: null, next: { turn: BOARD.turn, phase: 'bidding' } } as const;
    expect(formatNow({ ...ready, followsSoon: null }, toFarid)).toBe('Bidding: the moderator begins it.');
    const followsSoon = { next: 'bidding', opened: 0, deadline: 5_000, mayGoOn: true } as const;
    expect(formatNow({ ...ready, followsSoon }, toFarid)).toBe('Bidding begins in a moment.');
  });

  it('shows the storm’s move and the new first player', () => {
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

  it('names the phase that is played on the board', () => {
    const played = { ...BOARD, phase: 'bidding' as const, running: null, next: null };
    const bidding = { ...played, boardPhase: { phase: 'bidding' as const } };
    expect(formatNow(bidding, toFarid)).toBe('Bidding is played on the board.');
    expect(formatNow(played, toFarid)).toBe('Bidding is done.');
  });
});

describe('the reader’s next step', () => {
  it('is the battle of the reader that follows the present one', () => {
    const table = {
      ...fighting(OPEN_BATTLE),
      battles: [{ territory: 'carthag' as const, sectors: [sector(10)], factions: ['fremen', 'emperor'] as const }],
    };
    expect(formatNextFor(table, 'fremen')).toBe('Then you, in Carthag.');
    expect(formatNextFor(table, 'guild')).toBeNull();
  });

  it('names all factions that get the same question together', () => {
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

describe('the line next to the headline on the screen', () => {
  const toCome = [{ territory: 'carthag' as const, sectors: [sector(10)], factions: ['fremen', 'emperor'] as const }];
  it('says that battles are ready if the next battle is fought there', () => {
    expect(formatReady({ ...BOARD, phase: 'battle', battles: toCome })).toBe('Battles are ready to be fought');
    expect(formatReady({ ...BOARD, phase: 'setup', battles: toCome })).toBe('Battles are ready to be fought');
    expect(formatReady({ ...BOARD, phase: 'bidding', battles: toCome })).toBeNull();
    expect(formatReady({ ...BOARD, phase: 'battle', battles: [] })).toBeNull();
  });

  it('shows a question that was asked aloud until it is answered', () => {
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
