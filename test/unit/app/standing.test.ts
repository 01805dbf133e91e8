import { describe, expect, it } from 'vitest';
import { standing } from '#app/t/[code]/moderate/_components/standing.ts';
import { BOARD, EMPTY_BOARD } from '../../support/fixtures/table-views.ts';

const idle = { ...BOARD, running: null, battles: [], next: { turn: 4, phase: 'revival' } } as const;

describe('the desk while nobody owes anything', () => {
  it('has the table play on the board only what Mentat does not play', () => {
    const bidding = standing({ ...idle, phase: 'bidding', boardPhase: { phase: 'bidding' } });
    expect(bidding.title).toBe('The table plays on the board');
    expect(standing({ ...idle, phase: 'setup' }).title).toBe('The table plays on the board');
  });

  it('calls a phase done that was played on the phones', () => {
    const charity = { ...idle, phase: 'charity' } as const;
    expect(standing(charity)).toEqual({ title: 'CHOAM Charity is done', lead: 'Press Next when ready.' });
    const followsSoon = { next: 'bidding', opened: 0, deadline: 5000, mayGoOn: true } as const;
    expect(standing({ ...charity, followsSoon }).lead).toBe('What comes next begins by itself in a moment.');
  });

  it('says what stands ready', () => {
    expect(standing(EMPTY_BOARD).title).toBe('Nothing has begun');
    expect(standing({ ...BOARD, running: null }).title).toBe('Battles are ready to be fought');
  });
});
