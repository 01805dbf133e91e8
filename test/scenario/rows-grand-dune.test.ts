/**
 * What Grand Dune adds to the game of 1979, its modules and the compendium, point by point. Each point has scenarios
 * that show that the rule works, scenarios in which a player wants more and is refused, and scenarios in which the rule
 * does not apply. Where no player is asked, the row says why nothing is refused. The scenarios about duels name the
 * module, because the rulebook does not include The Duel before that module is whole.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scenarioFiles } from '../support/scenario/files.ts';

/** A point: its place in the sheet, and its scenarios. */
type Row = readonly [
  point: string,
  works: readonly string[],
  refused: readonly string[] | string,
  quiet: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    'F1: six circles, three fixed seats (closing section; R-05, R-326)',
    ['grand-seating-dots', 'grand-first-player-by-the-dots'],
    ['grand-guild-has-no-circle'],
    ['grand-guild-in-its-seat'],
  ],
  [
    'F2: battles follow the movement (closing section; R-325, R-330)',
    ['grand-ixians-fight-first', 'grand-guild-fights-when-it-moved', 'grand-first-player-ixians-then-guild'],
    'the order of battles is not chosen',
    ['grand-guild-in-its-seat'],
  ],
  [
    'F3: Spice Harvest always belongs to the game (Spice Harvest; R-98)',
    [
      'grand-bene-tleilaxu-start-with-what-is-left',
      'grand-harvests-on-cardboard',
      'nine-harvest-lansraad-block',
      'nine-harvest-lansraad-fall',
      'nine-harvest-ixian-bonus',
      'nine-harvest-ixian-pot',
      'nine-bene-tleilaxu-gives-before-the-first-bid',
    ],
    ['grand-rapid-access-does-not-fit', 'grand-bene-tleilaxu-start-with-what-is-left'],
    ['grand-bene-tleilaxu-start-with-what-is-left'],
  ],
  [
    'F4: Kanly by threat, without the Bene Tleilaxu (Losses)',
    ['grand-kanly-by-threat', 'grand-starting-dueling-cards', 'grand-kwisatz-haderach-not-in-kanly'],
    ['grand-duel-bene-tleilaxu-excluded', 'grand-kanly-by-threat'],
    ['grand-kwisatz-haderach-not-in-kanly'],
  ],
  [
    'F5: what is lost with a main character (Losses; R-96)',
    [
      'grand-main-leader-killed-faction-plays-on',
      'grand-inquisitor-dead',
      'grand-shaddam-dead-sardaukar',
      'grand-kynes-dead-fremen-pay',
      'grand-kwisatz-haderach-blown-up',
      'grand-baron-dead-revealed-traitor',
    ],
    ['grand-inquisitor-dead', 'grand-shaddam-dead-sardaukar', 'grand-baron-dead-revealed-traitor'],
    ['grand-kynes-alive-fremen-are-free', 'grand-main-character-of-ten'],
  ],
  [
    'F6: Paul or the Kwisatz Haderach (closing section)',
    ['grand-paul-and-kh-in-one-territory', 'grand-only-paul-is-left-and-barred'],
    ['grand-paul-or-kwisatz-haderach', 'grand-only-paul-is-left-and-barred'],
    ['grand-paul-and-kh-in-one-territory'],
  ],
  [
    'F7: revival of main characters, and who is paid (Losses; R-327)',
    [
      'grand-main-leader-revival-payment',
      'grand-only-the-main-leader-left',
      'grand-inquisitor-not-for-free',
      'grand-kynes-dead-bene-tleilaxu-are-paid',
    ],
    ['grand-inquisitor-not-for-free'],
    ['grand-kynes-dead-fremen-pay'],
  ],
  [
    'F9: two dueling decks, or smaller hands (introduction; R-329)',
    ['grand-duel-card-limit-many-players', 'grand-starting-dueling-cards'],
    'a card beyond the limit is not drawn',
    ['grand-duel-card-limit-with-two-decks'],
  ],
  [
    'F10: Edric (Losses; R-97)',
    ['grand-edric-dead'],
    'the price follows from the rules',
    ['grand-main-leader-killed-faction-plays-on'],
  ],
  [
    'F11: a faction without leaders is out (changed section VII; R-315, R-328)',
    ['grand-main-and-all-leaders-dead'],
    'nobody chooses to leave the game',
    ['grand-main-leader-killed-faction-plays-on'],
  ],
  [
    'Semuta and Stone Burner, one card each',
    ['grand-card-semuta-killed-later', 'grand-card-stone-burner-lasegun-shield', 'grand-card-stone-burner-paul'],
    'the effects of weapons are not chosen',
    ['grand-card-stone-burner-kills-paul'],
  ],
  [
    'numbers of strongholds (R-324)',
    ['grand-victory-as-in-1979', 'grand-victory-by-the-chart'],
    ['grand-chart-or-four-for-everybody'],
    ['grand-victory-as-in-1979'],
  ],
];

interface Scenario {
  readonly id: string;
  readonly edition: string | readonly string[];
}

const SCENARIOS = new Map(
  scenarioFiles(dirname(fileURLToPath(import.meta.url)))
    .flatMap((file) => parse(readFileSync(file, 'utf8'), { merge: true }) as readonly Scenario[])
    .map((scenario) => [scenario.id, scenario]),
);

const isRefused = (id: string): boolean => /"(refused|impossible)":/.test(JSON.stringify(SCENARIOS.get(id) ?? null));

describe('what Grand Dune adds', () => {
  it('is listed once, each point', () => {
    const points = ROWS.map(([point]) => point);
    expect(new Set(points).size).toBe(points.length);
  });

  it.each(ROWS)('%s', (_point, works, refused, quiet) => {
    const isReason = typeof refused === 'string';
    const lists = [works, quiet, ...(isReason ? [] : [refused])];
    for (const ids of lists) {
      const ofTheSheet = ids.filter((id) => [SCENARIOS.get(id)?.edition].flat().includes('grand-dune'));
      expect(ofTheSheet).toEqual(ids);
      expect(ids).not.toEqual([]);
    }
    if (!isReason) expect(refused.filter((id) => !isRefused(id))).toEqual([]);
  });

  it('stands under every scenario of its own', () => {
    const listed = ROWS.flatMap(([, works, refused, quiet]) => [
      ...works,
      ...quiet,
      ...(typeof refused === 'string' ? [] : refused),
    ]);
    const own = [...SCENARIOS.keys()].filter((id) => id.startsWith('grand-'));
    expect(own.filter((id) => !listed.includes(id))).toEqual([]);
  });
});
