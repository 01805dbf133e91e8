import { describe, expect, it } from 'vitest';
import { ownBoard } from '#app/_features/mentat-pause/own-board.ts';
import type { CaptivesView, LeaderId } from '#client';
import { seat } from '../../support/fixtures/seat-views.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

/** What Atreides compares of its leaders, where these lie open in the tanks and so many are captured. */
function leadersOfAtreides(dead: readonly LeaderId[], captured: Pick<CaptivesView, 'held' | 'faceDown'> | null) {
  const leaders = BOARD.leaders.map((disc) => ({ ...disc, where: dead.includes(disc.leader) ? 'tanks' : disc.where }));
  const captives = captured === null ? [] : [{ captor: 'harkonnen', owner: 'atreides', ...captured } as const];
  const view = seat('atreides', { ...BOARD, leaders, captives }, [], {
    captives: { held: ['gurney-halleck'], faceDown: ['duncan-idaho'] },
  });
  return ownBoard(view).find(({ matter }) => matter === 'leaders')?.says;
}

describe('the leaders that are compared with the board', () => {
  it('are named where their faces lie open in the tanks', () => {
    expect(leadersOfAtreides([], null)).toBe('All 5 alive');
    expect(leadersOfAtreides(['lady-jessica', 'dr-yueh'], null)).toBe(
      '3 alive; in the tanks Lady Jessica and Dr. Wellington Yueh',
    );
  });

  it('are counted where they are captured or lie face down, for those beside the phone can read it', () => {
    expect(leadersOfAtreides(['lady-jessica'], { held: 1, faceDown: 1 })).toBe(
      '2 alive; in the tanks Lady Jessica, 1 face down; 1 captured',
    );
    expect(leadersOfAtreides([], { held: 0, faceDown: 1 })).toBe('4 alive; in the tanks 1 face down');
    expect(leadersOfAtreides([], { held: 2, faceDown: 0 })).toBe('3 alive; 2 captured');
  });
});
