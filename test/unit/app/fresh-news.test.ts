import { describe, expect, it } from 'vitest';
import { latestNews } from '#app/_connection/use-recent-notices.ts';
import { knownNotices, type LogLine, type TableNotice } from '#client';

const NOTICE: TableNotice = { at: 2000, notice: { kind: 'desk-moved' } };
const back = (at: number): LogLine => ({
  position: 7,
  at,
  fact: { code: 'taken-back', to: 3, ownChanged: true, before: null },
});
const PAUSED: LogLine = { position: 8, at: 9000, fact: { code: 'table-paused' } };
const TAKEN_BACK = 'The moderator undid the last steps. What players have seen stays known.';

const SEALED: TableNotice = { at: 1000, notice: { kind: 'table-sealed' } };
const renamed = (at: number): TableNotice => ({
  at,
  notice: { kind: 'seat-renamed', faction: 'guild', was: 'Esmar', name: `Staban ${at}` },
});
const wordsOf = (...told: Parameters<typeof latestNews>): readonly string[] =>
  latestNews(...told).map(({ words }) => words);

describe('the latest news of the table', () => {
  it('leave out facts that this page has no text for', () => {
    const strange = ['desk-blessed', 'constructor', ''].map(
      (kind) => ({ at: 1, notice: { kind } }) as unknown as TableNotice,
    );
    expect(knownNotices([...strange, NOTICE, SEALED])).toEqual([NOTICE, SEALED]);
  });

  it('are empty if nothing has happened', () => {
    expect(latestNews([], [PAUSED])).toEqual([]);
  });

  it('show a step back to all seats in the same words, whatever the log says since', () => {
    expect(latestNews([], [back(3000), PAUSED])).toEqual([{ at: 3000, words: TAKEN_BACK, undone: back(3000).fact }]);
    expect(wordsOf([NOTICE], [back(3000)]).at(-1)).toBe(TAKEN_BACK);
  });

  it('show the last line of the log otherwise', () => {
    const tells = ({ code }: LogLine['fact']) => (code === 'table-paused' ? 'It stands still.' : null);
    expect(latestNews([], [back(3000), { ...PAUSED, at: 1000 }, PAUSED], tells)).toEqual([
      { at: 3000, words: TAKEN_BACK, undone: back(3000).fact },
      { at: 9000, words: 'It stands still.' },
    ]);
  });

  it('show a notice that came after the last line', () => {
    expect(wordsOf([NOTICE], [back(1000)]).at(-1)).toBe('The moderator has handed the desk over.');
  });

  it('show the last notice of each kind, so that repeated changes of a name hide no other kind', () => {
    const words = wordsOf([SEALED, renamed(2000), renamed(3000)], [back(500)]);
    expect(words).toHaveLength(3);
    expect(words[0]).toBe(TAKEN_BACK);
    expect(words[1]).toContain('sealed file');
    expect(words[2]).toContain('Staban 3000');
  });

  it('show the last notice of each faction, so that one moved seat does not hide another', () => {
    const atDesk = (at: number, faction: 'guild' | 'emperor'): TableNotice => ({
      at,
      notice: { kind: 'seat-at-desk', faction, name: 'The desk' },
    });
    const words = wordsOf([atDesk(1000, 'guild'), atDesk(2000, 'emperor'), atDesk(3000, 'emperor')], []);
    expect(words).toHaveLength(2);
    expect(words[0]).toContain('The Guild');
  });
});
