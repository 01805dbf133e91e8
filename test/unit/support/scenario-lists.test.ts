/**
 * The lists in the scenario README are complete and have nothing else. The records behind them are total by type.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '#engine';
import type { SeatRefusal } from '#messages/seat-refusals.ts';
import { ASKS, HAND_MOVES, LOG_FACTS, REFUSALS } from '../messages/format/examples.ts';

const README = readFileSync(new URL('../../scenario/README.md', import.meta.url), 'utf8');

/** The refusals of the server alone, which no scenario can show. */
const OF_SEATS: Readonly<Record<SeatRefusal['code'], true>> = {
  'asked-enough': true,
  'asker-gone': true,
  'code-in-use': true,
  'desk-held': true,
  'desk-is-here': true,
  'file-damaged': true,
  'file-too-new': true,
  'file-too-old': true,
  'half-missing': true,
  'half-not-asked': true,
  'half-of-the-same': true,
  'invite-spent': true,
  'name-needed': true,
  'no-room-for-tables': true,
  'no-seat-free': true,
  'not-elected': true,
  'pass-spent': true,
  'restoring-another': true,
  'seat-free': true,
  'seat-from-desk': true,
  'seat-taken': true,
  'swap-gone': true,
  'table-too-large': true,
  'vote-too-early': true,
  'wrong-passphrase': true,
};

const sectionOf = (heading: string): string => (README.split(`\n${heading}\n`)[1] ?? '').split(/\n#{2,3} /)[0] ?? '';

const wordsOf = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

describe('the scenario README', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Refusals', Object.keys(REFUSALS).filter((code) => !Object.hasOwn(OF_SEATS, code))],
    ['Hand moves', Object.keys(HAND_MOVES)],
    ['Lines of the log', Object.keys(LOG_FACTS)],
    ['Powers', ADVANTAGE_IDS],
  ])('lists all of: %s', (heading, all) => {
    expect(wordsOf(sectionOf(`### ${heading}`))).toEqual([...all].sort());
  });

  it('says when every question is asked', () => {
    const asked = wordsOf(sectionOf('## What is asked, in order'));
    expect(Object.keys(ASKS).filter((kind) => !asked.includes(kind))).toEqual([]);
  });
});
