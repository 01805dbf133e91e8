import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#app/_components/state-editor/draft.ts';
import {
  boardAfter,
  changesIn,
  inOrder,
  reservesAfter,
  withFact,
} from '#app/t/[code]/moderate/_components/state-editor/draft.ts';
import { partNamed, sector, type FactionId, type PublicFact } from '#client';
import { BOARD } from '../../support/fixtures/table-views.ts';

const forces = (faction: FactionId, part: string, count: number): PublicFact => ({
  kind: 'forces',
  faction,
  count,
  special: 0,
  ...partNamed(part),
});
const drafted = (...facts: readonly PublicFact[]) =>
  facts.reduce((draft, fact) => withFact(BOARD, draft, fact), EMPTY_DRAFT);

describe('a draft of corrections', () => {
  it('lists each changed value once, with its value before', () => {
    const draft = drafted(forces('harkonnen', 'carthag@10', 7), forces('harkonnen', 'carthag@10', 8));
    expect(changesIn(BOARD, draft)).toEqual([
      { fact: forces('harkonnen', 'carthag@10', 8), was: forces('harkonnen', 'carthag@10', 9) },
    ]);
  });

  it('drops a value that is set back to the current one', () => {
    const draft = drafted(forces('harkonnen', 'carthag@10', 8), forces('harkonnen', 'carthag@10', 9));
    expect(changesIn(BOARD, draft)).toEqual([]);
    expect(draft.size).toBe(0);
  });

  it('shows the board with the changes, without the removed pieces', () => {
    const board = boardAfter(
      BOARD,
      drafted(
        forces('harkonnen', 'carthag@10', 0),
        forces('guild', 'sietch-tabr@13', 3),
        { kind: 'spice-on-board', amount: 0, ...partNamed('old-gap@9') },
        { kind: 'storm', sector: sector(4) },
      ),
    );
    expect(board.forces.filter(({ territory }) => territory === 'carthag').map(({ faction }) => faction)).toEqual([
      'atreides',
    ]);
    expect(board.forces).toContainEqual({
      kind: 'forces',
      faction: 'guild',
      count: 3,
      advisors: false,
      special: 0,
      ...partNamed('sietch-tabr@13'),
    });
    expect(board.spice.map(({ territory }) => territory)).not.toContain('old-gap');
    expect(board.storm).toBe(4);
  });

  it('keeps the spice of one shield apart from the spice of another', () => {
    const board = { ...BOARD, spiceInFront: [{ faction: 'guild', amount: 4 }] } as const;
    const inFront = (faction: FactionId, amount: number): PublicFact => ({ kind: 'spice-in-front', faction, amount });
    const draft = [inFront('guild', 1), inFront('emperor', 2), inFront('guild', 3)].reduce(
      (before, fact) => withFact(board, before, fact),
      EMPTY_DRAFT,
    );
    expect(changesIn(board, draft)).toEqual([
      { fact: inFront('emperor', 2), was: inFront('emperor', 0) },
      { fact: inFront('guild', 3), was: inFront('guild', 4) },
    ]);
    expect(withFact(board, draft, inFront('guild', 4)).size).toBe(1);
  });

  it('counts the remaining reserves as values are entered', () => {
    expect(reservesAfter(BOARD, EMPTY_DRAFT, 'guild').count).toBe(8);
    expect(reservesAfter(BOARD, drafted(forces('guild', 'sietch-tabr@13', 5)), 'guild').count).toBe(3);
    const freed = drafted(forces('guild', 'tueks-sietch@4', 0), {
      kind: 'tanks',
      faction: 'guild',
      count: 4,
      special: 0,
    });
    expect(reservesAfter(BOARD, freed, 'guild').count).toBe(14);
  });

  it('sends the changes that free forces first, and revives a leader before it sends where the leader fought', () => {
    const draft = drafted(
      forces('atreides', 'sietch-tabr@13', 10),
      { kind: 'leader-fought', leader: 'stilgar', territory: 'carthag' },
      { kind: 'leader', leader: 'chani', where: 'tanks', deaths: 1 },
      forces('atreides', 'carthag@10', 0),
    );
    expect(inOrder(changesIn(BOARD, draft)).map(({ kind }) => kind)).toEqual([
      'forces',
      'leader',
      'forces',
      'leader-fought',
    ]);
    expect(inOrder(changesIn(BOARD, draft))[0]).toEqual(forces('atreides', 'carthag@10', 0));
  });

  it('leaves the third faction unchanged if an ally moves from it to another faction', () => {
    const draft = drafted({ kind: 'alliance', members: ['emperor', 'atreides'] });
    expect(inOrder(changesIn(BOARD, draft))).toEqual([
      { kind: 'alliance', members: ['fremen'] },
      { kind: 'alliance', members: ['atreides', 'emperor'] },
    ]);
  });

  it('keeps one value for each alliance, from whichever side it is entered', () => {
    const draft = drafted(
      { kind: 'alliance', members: ['emperor', 'guild'] },
      { kind: 'alliance', members: ['guild', 'emperor'] },
      { kind: 'alliance', members: ['harkonnen', 'emperor'] },
    );
    expect(changesIn(BOARD, draft).map(({ fact }) => fact)).toEqual([
      { kind: 'alliance', members: ['emperor', 'harkonnen'] },
    ]);
  });

  it('drops an alliance that equals the current one', () => {
    const draft = drafted(
      { kind: 'alliance', members: ['fremen'] },
      { kind: 'alliance', members: ['atreides', 'fremen'] },
    );
    expect(changesIn(BOARD, draft)).toEqual([]);
  });

  it('keeps leaders, their deaths and used powers apart', () => {
    const dead: PublicFact = { kind: 'leader', leader: 'stilgar', where: 'tanks', deaths: 2 };
    const died: PublicFact = { kind: 'leader-deaths', leader: 'chani', deaths: 1 };
    const used: PublicFact = { kind: 'special-karama', faction: 'guild', used: true };
    expect(changesIn(BOARD, drafted(dead, died, used))).toEqual([
      { fact: dead, was: { ...dead, where: 'ready', deaths: 0 } },
      { fact: died, was: { ...died, deaths: 0 } },
      { fact: used, was: { ...used, used: false } },
    ]);
    expect(changesIn(BOARD, drafted(died, { ...died, deaths: 0 }))).toEqual([]);
  });
});
