import { describe, expect, it } from 'vitest';
import { partNamed } from '#lib/board/arrakis.ts';
import { sector } from '#lib/model/board.ts';
import {
  formatControl,
  formatDials,
  formatSealedDials,
  formatStormLosses,
  formatStormPath,
} from '#lib/features/storm/messages/course.ts';

describe('the text about a storm', () => {
  it('names the factions that have sealed a dial, and no number', () => {
    const open = { state: 'open' } as const;
    const sealed = { state: 'sealed' } as const;
    const dialers = (one: typeof open | typeof sealed, two: typeof open | typeof sealed) => [
      { faction: 'guild' as const, dial: one },
      { faction: 'fremen' as const, dial: two },
    ];
    expect(formatSealedDials(dialers(open, open))).toBe('The Guild and Fremen dial in secret.');
    expect(formatSealedDials(dialers(sealed, open))).toBe('The Guild has sealed a wheel.');
    expect(formatSealedDials(dialers(sealed, sealed))).toBe('Both wheels are sealed.');
  });

  it('adds the dials up', () => {
    const dials = [
      { faction: 'emperor', dial: 2 },
      { faction: 'guild', dial: 3 },
    ] as const;
    expect(formatDials(dials, 5)).toBe('The Emperor 2, the Guild 3: 5 sectors.');
    expect(formatControl({ by: 'guild', sectors: 1 })).toBe('The Guild plays Weather Control: 1 sector.');
  });

  it('names the sector of the storm, or says that it did not move', () => {
    expect(formatStormPath(sector(16), sector(3), 5)).toBe('5 sectors, from sector 16 to sector 3.');
    expect(formatStormPath(sector(16), sector(16), 0)).toBe('The storm stays in sector 16.');
  });

  it('counts the losses of each owner', () => {
    const dead = { faction: 'guild', count: 5, special: 0, ...partNamed('the-great-flat@14') } as const;
    const spice = { amount: 8, ...partNamed('the-great-flat@14') };
    const others = { ...dead, faction: 'harkonnen', count: 2 } as const;
    expect(formatStormLosses([dead, others, dead], [spice])).toBe(
      'The storm takes 10 forces of the Guild, 2 of Harkonnen and 8 spice.',
    );
    expect(formatStormLosses([dead], [])).toBe('The storm takes 5 forces of the Guild.');
    expect(formatStormLosses([], [spice])).toBe('The storm takes 8 spice.');
    expect(formatStormLosses([], [])).toBe('The storm takes nothing.');
  });
});
