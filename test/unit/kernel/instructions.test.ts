import { describe, expect, it } from 'vitest';
import type { FactionId, PhysicalAction, TableChoices } from '#engine';
import { withInstructions, withTick } from '#lib/kernel/instructions.ts';
import { openInstructions } from '#lib/model/open-instructions.ts';
import { openedTable, sendOk, stateOf } from '../../support/table.ts';

/** Returns the first instructions at a table of these factions. */
function firstMoves(
  factions: readonly FactionId[],
  choices: Partial<TableChoices> = {},
): readonly (readonly [string, PhysicalAction])[] {
  const seating = factions.map((faction, at) => ({ faction, circle: at as 0 | 1 | 2 }));
  const table = sendOk(openedTable(seating, choices), 'moderator', { type: 'BeginSetup' });
  return stateOf(table).instructions.map(({ owner, move }) => [owner, move] as const);
}

const decksIn = (moves: readonly (readonly [string, PhysicalAction])[]) =>
  moves.flatMap(([, move]) => (move.kind === 'shuffle-deck' ? [move.deck] : []));

describe('the preparation of the board', () => {
  it('fills the bank and shuffles the decks before factions take anything', () => {
    const kinds = firstMoves(['atreides', 'harkonnen']).map(([, { kind }]) => kind);
    expect(kinds.slice(0, 5)).toEqual(['fill-bank', 'shuffle-deck', 'shuffle-deck', 'shuffle-deck', 'take-shield']);
    expect(kinds.slice(-2)).toEqual(['place-storm', 'first-turn']);
  });

  it('shuffles the storm cards only if a faction draws them from cardboard', () => {
    const cardboard = {
      treachery: 'cardboard',
      traitors: 'cardboard',
      stormCards: 'cardboard',
      spiceDeck: 'cardboard',
    } as const;
    expect(decksIn(firstMoves(['atreides', 'fremen'], { layer: 'advanced' }))).toContain('storm');
    expect(decksIn(firstMoves(['atreides', 'fremen']))).not.toContain('storm');
    expect(decksIn(firstMoves(['atreides', 'guild'], { layer: 'advanced' }))).not.toContain('storm');
    const kept = { layer: 'advanced', components: { ...cardboard, stormCards: 'app', spiceDeck: 'app' } } as const;
    expect(decksIn(firstMoves(['atreides', 'fremen'], kept))).not.toContain('storm');
  });

  it('shuffles no deck that Mentat keeps', () => {
    const components = { treachery: 'app', traitors: 'app', stormCards: 'app', spiceDeck: 'app' } as const;
    expect(decksIn(firstMoves(['atreides', 'fremen'], { components }))).toEqual([]);
    const spice = { ...components, spiceDeck: 'cardboard' } as const;
    expect(decksIn(firstMoves(['atreides', 'fremen'], { components: spice }))).toEqual(['spice']);
  });

  it('takes out the Kwisatz Haderach only in the advanced game', () => {
    const owners = (moves: readonly (readonly [string, PhysicalAction])[]) =>
      moves.flatMap(([owner, { kind }]) => (kind === 'lay-out-kwisatz-haderach' ? [owner] : []));
    expect(owners(firstMoves(['atreides', 'fremen'], { layer: 'advanced' }))).toEqual(['atreides']);
    expect(owners(firstMoves(['guild', 'fremen'], { layer: 'advanced' }))).toEqual([]);
    expect(owners(firstMoves(['atreides', 'fremen']))).toEqual([]);
  });
});

describe('a leader that fought', () => {
  const seating = [
    { faction: 'guild', circle: 0 },
    { faction: 'emperor', circle: 1 },
  ] as const;
  const move = (kind: 'stays' | 'home', leader: 'staban-tuek' | 'caid') => ({
    owner: leader === 'caid' ? ('emperor' as const) : ('guild' as const),
    move:
      kind === 'home'
        ? ({ kind: 'leader-home', leader } as const)
        : ({ kind: 'leader-stays', leader, territory: 'carthag' } as const),
  });
  const bound = withInstructions(stateOf(openedTable(seating)), [move('stays', 'staban-tuek'), move('stays', 'caid')]);

  it('gets no instruction to stay in a territory once the leader returns home', () => {
    const kinds = openInstructions(withInstructions(bound, [move('home', 'staban-tuek')])).map(
      ({ move: { kind }, owner }) => [owner, kind],
    );
    expect(kinds).toEqual([
      ['emperor', 'leader-stays'],
      ['guild', 'leader-home'],
    ]);
  });

  it('stays on the list if the instruction to place that leader was done', () => {
    const [first] = openInstructions(bound);
    const laid = withTick(bound, first?.id ?? 'i0', true);
    expect(openInstructions(withInstructions(laid, [move('home', 'staban-tuek')]))).toHaveLength(3);
  });
});
