import { describe, expect, it } from 'vitest';
import { latestNews } from '../../../app/_hooks/use-fresh-news.ts';
import type { LogLine, TableNotice } from '../../../lib/client.ts';

const NOTICE: TableNotice = { at: 2000, notice: { kind: 'desk-moved' } };
const back = (at: number): LogLine => ({
  position: 7,
  at,
  fact: { code: 'taken-back', to: 3, ownChanged: true },
});
const PAUSED: LogLine = { position: 8, at: 9000, fact: { code: 'table-paused' } };
const TAKEN_BACK = 'The moderator took the table back. What was seen stays seen.';

describe('what the table was told last', () => {
  it('is nothing where nothing was told', () => {
    expect(latestNews([], [PAUSED])).toBeNull();
  });

  it('is a step back, for everybody in the same words, whatever the log says since', () => {
    expect(latestNews([], [back(3000), PAUSED])).toEqual({ at: 3000, words: TAKEN_BACK });
    expect(latestNews([NOTICE], [back(3000)])?.words).toBe(TAKEN_BACK);
  });

  it('is a notice that came after it', () => {
    expect(latestNews([NOTICE], [back(1000)])?.words).toBe('The moderator has handed the desk over.');
  });
});
