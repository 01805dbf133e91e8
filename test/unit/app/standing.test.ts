import { describe, expect, it } from 'vitest';
import { standing } from '#app/t/[code]/moderate/_components/standing.ts';
import { BOARD, EMPTY_BOARD } from '../../support/fixtures/table-views.ts';

const idle = { ...BOARD, running: null, battles: [], next: { turn: 4, phase: 'revival' } } as const;

describe('the desk while no seat has a decision', () => {
  it('tells the table to play the phases that Mentat does not play', () => {
    const bidding = standing({ ...idle, phase: 'bidding', boardPhase: { phase: 'bidding' } });
    expect(bidding.title).toBe('The table plays on the board');
    expect(standing({ ...idle, phase: 'setup' }).title).toBe('The table plays on the board');
  });

  it('says that a phase is done if the phones played it', () => {
    const charity = { ...idle, phase: 'charity' } as const;
    expect(standing(charity)).toEqual({ title: 'CHOAM Charity is done', lead: 'Press Next when ready.' });
    const followsSoon = { next: 'bidding', opened: 0, deadline: 5000, mayGoOn: true } as const;
    expect(standing({ ...charity, followsSoon }).lead).toBe('What comes next begins by itself in a moment.');
  });

  it('names the phase that can begin', () => {
    expect(standing(EMPTY_BOARD).title).toBe('Nothing has begun');
    expect(standing({ ...BOARD, running: null }).title).toBe('Battles are ready to be fought');
  });
});
