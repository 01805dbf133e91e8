import { describe, expect, it } from 'vitest';
import { ownBoard } from '#app/_features/mentat-pause/own-board.ts';
import type { CaptivesView, LeaderId } from '#client';
import { seat } from '../../support/fixtures/seat-views.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

/**
 * Returns the comparison of Atreides’ leaders with the board: leaders in the tanks, face up or down, and captured ones.
 */
function leadersOfAtreides(dead: readonly LeaderId[], captured: Pick<CaptivesView, 'held' | 'faceDown'> | null) {
  const leaders = BOARD.leaders.map((disc) => ({ ...disc, where: dead.includes(disc.leader) ? 'tanks' : disc.where }));
  const captives = captured === null ? [] : [{ captor: 'harkonnen', owner: 'atreides', ...captured } as const];
  const view = seat('atreides', { ...BOARD, leaders, captives }, [], {
    captives: { held: ['gurney-halleck'], faceDown: ['duncan-idaho'] },
  });
  return ownBoard(view).find(({ matter }) => matter === 'leaders')?.says;
}

describe('leaders on the page that compares the board', () => {
  it('are named if they lie face up in the tanks', () => {
    expect(leadersOfAtreides([], null)).toBe('All 5 alive');
    expect(leadersOfAtreides(['lady-jessica', 'dr-yueh'], null)).toBe(
      '3 alive; in the tanks Lady Jessica and Dr. Wellington Yueh',
    );
  });

  it('are counted if they are captured or lie face down, because other players can read the phone', () => {
    expect(leadersOfAtreides(['lady-jessica'], { held: 1, faceDown: 1 })).toBe(
      '2 alive; in the tanks Lady Jessica, 1 face down; 1 captured',
    );
    expect(leadersOfAtreides([], { held: 0, faceDown: 1 })).toBe('4 alive; in the tanks 1 face down');
    expect(leadersOfAtreides([], { held: 2, faceDown: 0 })).toBe('3 alive; 2 captured');
  });
});
