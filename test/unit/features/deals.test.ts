import { describe, expect, it } from 'vitest';
import { isClientCommand, MAX_DEAL_LENGTH, upcomingMoments } from '#engine';
import { formatSpiceOf } from '#lib/features/deals/messages/said.ts';
import { isProposed, NO_DRAFT, termsOf } from '#app/_features/deals/draft.ts';

const PROPOSAL = {
  type: 'ProposeDeal',
  to: 'guild',
  words: 'You stay out',
  now: null,
  later: null,
  due: null,
} as const;

describe('the terms that a phone may send as a deal', () => {
  it('are a line of text, and spice', () => {
    expect(isClientCommand(PROPOSAL)).toBe(true);
    expect(isClientCommand({ ...PROPOSAL, now: { by: 'guild', amount: 4 } })).toBe(true);
  });

  // AH79 XIII.D, GF9-2019 "Bribery": `ah79-bribe-limits` (b).
  it.each(['card', 'cards', 'leader', 'forces', 'power'])('are never a %s', (field) => {
    expect(isClientCommand({ ...PROPOSAL, [field]: 'shield' })).toBe(false);
    expect(isClientCommand({ ...PROPOSAL, now: { by: 'guild', [field]: 'shield' } })).toBe(false);
  });

  it.each([
    ['two lines', 'You stay out\nof Arrakeen'],
    ['nothing', ''],
    ['blanks', '   '],
    ['more than the screen has room for', 'x'.repeat(MAX_DEAL_LENGTH + 1)],
    ['signs that turn what follows', 'You \u202Estay out'],
  ])('are never %s', (_what, words) => {
    expect(isClientCommand({ ...PROPOSAL, words })).toBe(false);
  });
});

describe('the due moments of a deal', () => {
  const course = { phaseOrder: ['storm', 'battle', 'mentat-pause'], turnLimit: 10 } as const;
  it('are the remaining phases of this turn, and the next turn', () => {
    expect(upcomingMoments({ ...course, turn: 3, phase: 'battle' })).toEqual([
      { turn: 3, phase: 'mentat-pause' },
      { turn: 4, phase: 'storm' },
      { turn: 4, phase: 'battle' },
      { turn: 4, phase: 'mentat-pause' },
    ]);
  });
  it('end with the game', () => {
    expect(upcomingMoments({ ...course, turn: 10, phase: 'battle' })).toEqual([{ turn: 10, phase: 'mentat-pause' }]);
  });
});

describe('the draft of a deal', () => {
  const draft = { ...NO_DRAFT, to: 'guild' as const, words: ' You stay out ' };
  it('is complete with a partner and some text', () => {
    expect(termsOf(NO_DRAFT, 'emperor')).toBeNull();
    expect(termsOf({ ...draft, words: ' ' }, 'emperor')).toBeNull();
    expect(termsOf(draft, 'emperor')).toEqual({ words: 'You stay out', now: null, later: null, due: null });
  });
  it('needs a due moment if one side pays later', () => {
    const later = { amount: 2, payer: 'other' as const };
    expect(termsOf({ ...draft, later }, 'emperor')).toBeNull();
    expect(termsOf({ ...draft, later, due: { turn: 3, phase: 'battle' } }, 'emperor')?.later).toEqual({
      by: 'guild',
      amount: 2,
    });
  });
  it('starts empty once the deal was proposed', () => {
    const terms = { words: 'You stay out', now: null, later: null, due: null };
    const proposal = { by: 'emperor', to: 'guild', id: 'd1001', terms, declined: false } as const;
    expect(isProposed(draft, 'emperor', [proposal])).toBe(true);
    expect(isProposed({ ...draft, to: 'fremen' }, 'emperor', [proposal])).toBe(false);
  });
});

describe('the text about spice in a deal', () => {
  const deal = {
    by: 'emperor',
    to: 'guild',
    terms: {
      words: 'You stay out',
      now: { by: 'emperor', amount: 4 },
      later: { by: 'guild', amount: 1 },
      due: { turn: 4, phase: 'battle' },
    },
  } as const;
  it('names both factions, or the reader as “you”', () => {
    expect(formatSpiceOf(deal, 3, 'gf9-2019')).toEqual([
      'The Emperor pays the Guild 4 spice at once.',
      'The Guild pays the Emperor 1 spice later: turn 4, Battle.',
    ]);
    expect(formatSpiceOf(deal, 4, 'gf9-2019', 'guild')).toEqual([
      'The Emperor pays you 4 spice at once.',
      'You pay the Emperor 1 spice later: this turn, Battle.',
    ]);
    expect(formatSpiceOf({ ...deal, paid: true }, 4, 'gf9-2019')[1]).toBe(
      'The Guild paid the Emperor 1 spice, as promised.',
    );
  });
});
