/**
 * The additions of the 1979 book to its basic game, point by point. Each point has three scenarios: the rule works; a
 * player wants more and is refused; the rule is off or does not apply.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scenarioFiles } from '../support/scenario/files.ts';

type Switch = 'advanced' | 'none' | (string & {});

/** A point: its number, its place in the book, the choice that switches it on, and its scenarios. */
type Row = readonly [
  number: string,
  source: string,
  by: Switch,
  works: readonly string[],
  refused: readonly string[],
  quiet: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    'A1',
    'XV.B.1: the first force begins anywhere',
    'additional-advantages',
    ['ah79-start-token-beside-harkonnen'],
    ['ah79-start-token-in-its-turn'],
    ['any-setup-bene-gesserit-basic-start'],
  ],
  [
    'A2',
    'XVI: storm markers',
    'weather',
    ['ah79-weather-first-turn-by-wheels', 'ah79-weather-moves-the-storm'],
    ['ah79-weather-dials-are-refused'],
    ['ah79-weather-without-fremen', 'ah79-weather-storms-without-it-are-dialled'],
  ],
  [
    'A3',
    'Player Aid Pad B.5: Family Atomics after the marker',
    'weather',
    ['ah79-weather-atomics-after-the-marker'],
    ['ah79-weather-atomics-after-the-marker'],
    ['ah79-atomics-after-the-dials-without-weather'],
  ],
  [
    'A4',
    'Fremen 3: half of them die in a storm',
    'additional-advantages',
    ['ah79-storm-half-of-the-fremen', 'ah79-reserves-into-the-storm'],
    ['ah79-storm-half-is-half'],
    ['ah79-storm-half-quiet', 'ah79-reserves-into-the-storm-quiet'],
  ],
  [
    'A5',
    'Fremen 2: further worms of a pile',
    'additional-advantages',
    ['ah79-extra-worm-of-the-same-pile'],
    ['ah79-extra-worm-of-the-same-pile'],
    ['ah79-spice-blow-advanced-fremen-no-bonus-second-pile', 'ah79-two-piles-second-worm-of-a-pile'],
  ],
  [
    'A6',
    'XXI: two piles',
    'advanced',
    [
      'ah79-two-piles-each-to-its-end',
      'ah79-advanced-first-turn',
      'ah79-turn-8-leftover-worm',
      'ah79-turn-8-worm-after-the-reshuffle',
      'ah79-two-piles-peek-at-the-next-card',
    ],
    ['ah79-two-piles-cards-that-cannot-come'],
    ['ah79-basic-game-has-one-pile'],
  ],
  [
    'A7',
    'XVIII.A.1: no alliances',
    'no-alliances',
    ['ah79-longer-game-without-alliances'],
    ['ah79-longer-game-without-alliances'],
    ['ah79-two-piles-each-to-its-end'],
  ],
  [
    'A8',
    'XV.B.2: charity without a claim',
    'additional-advantages',
    ['ah79-charity-bene-gesserit-optional-turn-2'],
    ['ah79-charity-bene-gesserit-turn-1'],
    ['ah79-charity-bene-gesserit-quiet'],
  ],
  [
    'A9',
    'XV.B.3: a force goes along',
    'additional-advantages',
    ['ah79-joined-where-they-stand-alone', 'ah79-no-companion-where-it-fights'],
    ['ah79-no-companion-where-it-fights'],
    ['ah79-basic-companion-polar-sink-only'],
  ],
  [
    'A10',
    'XV.B.5: said before the first shipment',
    'additional-advantages',
    ['ah79-leaves-coexistence-at-round-start-only'],
    ['ah79-leaves-coexistence-at-round-start-only'],
    ['ah79-leaves-coexistence-not-beside-an-ally', 'ah79-coexistence-quiet'],
  ],
  [
    'A11',
    'XV.B.5: said as others come, or as they come to others',
    'additional-advantages',
    [
      'ah79-silence-means-coexistence',
      'ah79-joined-where-they-stand-alone',
      'ah79-joined-by-every-kind-of-arrival',
      'ah79-joined-by-a-worm-rider',
      'ah79-alone-again-is-asked-again',
      'ah79-coexisting-until-the-turn-ends',
    ],
    ['ah79-silence-means-coexistence', 'ah79-what-is-settled-holds-for-the-turn'],
    ['ah79-coexistence-quiet'],
  ],
  [
    'A12',
    'XV.B.4: coexisting forces count for nothing',
    'additional-advantages',
    [
      'ah79-coexist-no-control',
      'ah79-coexisting-forces-die-all-the-same',
      'ah79-coexisting-forces-fill-no-stronghold',
      'ah79-coexisting-forces-in-an-explosion',
    ],
    ['ah79-coexistence-gives-no-ornithopters', 'ah79-coexisting-forces-and-family-atomics'],
    ['ah79-coexistence-quiet'],
  ],
  [
    'A13',
    'Guild 1: any place in the order',
    'additional-advantages',
    ['ah79-guild-chooses-its-slot'],
    ['ah79-guild-held-to-its-slot'],
    ['ah79-guild-slot-quiet'],
  ],
  [
    'A14',
    'Emperor 1, Fremen 4: one starred force comes back a turn',
    'additional-advantages',
    ['ah79-one-starred-token-a-turn'],
    ['ah79-one-starred-token-a-turn', 'ah79-one-starred-token-a-turn-by-any-means'],
    ['ah79-one-starred-token-a-turn-quiet'],
  ],
  [
    'A15',
    'Emperor 1, Fremen 4: what starred forces count',
    'additional-advantages',
    ['ah79-sardaukar-losses-in-basic-combat', 'ah79-losses-fedaykin-example'],
    ['ah79-odd-dials-of-sardaukar-alone'],
    ['ah79-starred-forces-quiet'],
  ],
  [
    'A16',
    'Atreides 1: the Kwisatz Haderach',
    'additional-advantages',
    [
      'ah79-kh-needs-seven-lost',
      'ah79-kh-one-leader-a-turn',
      'ah79-kh-blown-up-and-revived',
      'ah79-kh-not-killed-with-its-leader',
    ],
    ['ah79-kh-needs-seven-lost', 'ah79-kh-one-leader-a-turn'],
    ['ah79-kh-quiet'],
  ],
  [
    'A17',
    'Harkonnen 1: captives',
    'additional-advantages',
    [
      'ah79-captured-leader-turned-in',
      'ah79-harkonnen-capture-pool',
      'ah79-captured-leader-betrays-his-captor',
      'ah79-captured-leader-given-back',
      'ah79-captives-free-the-owners-revival',
      'ah79-captives-freed-by-the-last-own-death',
      'ah79-killed-captive-comes-back-to-his-owner',
    ],
    ['ah79-captured-leader-against-another', 'ah79-no-captive-lies-face-down'],
    ['ah79-capture-quiet'],
  ],
  [
    'A18',
    'XVII, Player Aid Pad B.6.B: special Karama powers',
    'special-karama',
    [
      'ah79-harkonnen-karama-swap',
      'ah79-atreides-karama-on-another-battle',
      'ah79-guild-stops-a-shipment',
      'ah79-worthless-as-karama-needs-the-rule',
      'ah79-spice-blow-karama-worm-no-nexus',
      'ah79-karama-worm-off-the-sand',
      'ah79-karama-emperor-revives-a-leader',
    ],
    ['ah79-karama-emperor-once-a-card', 'ah79-guild-stops-no-free-reserves', 'ah79-karama-emperor-revives-a-leader'],
    ['ah79-special-karama-needs-the-rule', 'ah79-worthless-as-karama-refused'],
  ],
  [
    'A19',
    'XXII: forces that need spice',
    'advanced',
    ['ah79-support-nine-tokens-3-spice', 'ah79-support-nine-tokens-9-spice', 'ah79-support-after-treachery'],
    ['ah79-support-fremen-pay-too'],
    ['ah79-support-in-the-basic-game'],
  ],
  [
    'A20',
    'XIX: increased spice flow',
    'increased-spice-flow',
    ['ah79-increased-flow-in-the-basic-game', 'ah79-income-for-who-holds-it-now'],
    ['ah79-increased-flow-is-no-option-of-the-advanced-game'],
    ['ah79-increased-flow-quiet'],
  ],
  [
    'A21',
    'XVIII.A.2, XVIII.B: more strongholds, and the Shield Wall',
    'shield-wall-counts',
    [
      'ah79-shield-wall-is-the-fourth-of-six',
      'ah79-shield-wall-counts-but-stays-rock',
      'ah79-shield-wall-is-no-stronghold-in-the-storm',
      'ah79-longer-game-three-players',
    ],
    ['ah79-shield-wall-that-counts-and-family-atomics'],
    ['ah79-shield-wall-quiet'],
  ],
  [
    'A22',
    'IV: two players',
    'none',
    ['any-victory-two-players-need-four', 'ah79-longer-game-two-players', 'ah79-two-players-are-dealt-four-of-ten'],
    ['any-no-alliance-of-two-players', 'ah79-two-players-may-draw-no-opponents'],
    ['ah79-longer-game-three-players', 'ah79-weather-without-fremen'],
  ],
  [
    'A23',
    'Player Aid Pad B.6.A: what a Karama stops besides',
    'additional-advantages',
    [
      'ah79-karama-against-kh',
      'ah79-karama-against-a-capture',
      'ah79-companion-stopped',
      'ah79-karama-against-fedaykin',
      'ah79-karama-against-sardaukar',
      'ah79-guild-held-to-its-slot',
      'ah79-card-bg-worthless-karama-cancelled',
    ],
    ['ah79-karama-against-what-the-pad-does-not-name'],
    ['ah79-starred-forces-quiet', 'ah79-guild-slot-quiet', 'ah79-kh-quiet'],
  ],
];

interface Scenario {
  readonly id: string;
  readonly edition: string | readonly string[];
  readonly layer?: string;
  readonly options?: readonly string[];
}

const SCENARIOS = new Map(
  scenarioFiles(dirname(fileURLToPath(import.meta.url)))
    .flatMap((file) => parse(readFileSync(file, 'utf8'), { merge: true }) as readonly Scenario[])
    .map((scenario) => [scenario.id, scenario]),
);

const isOn = (by: Switch, { layer, options = [] }: Scenario): boolean =>
  by === 'advanced' ? layer === 'advanced' : options.includes(by);

const isRefused = (scenario: Scenario): boolean => /"(refused|impossible)":/.test(JSON.stringify(scenario));

describe('the additions of the 1979 book', () => {
  it('are listed once each', () => {
    expect(ROWS.map(([number]) => number)).toEqual(Array.from({ length: 23 }, (_, at) => `A${at + 1}`));
  });

  it.each(ROWS)('%s, %s', (_number, _source, by, works, refused, quiet) => {
    const known = (ids: readonly string[]): readonly Scenario[] =>
      ids.map((id) => SCENARIOS.get(id)).filter((scenario) => scenario !== undefined);
    for (const ids of [works, refused, quiet]) {
      const of1979 = known(ids).filter(({ edition }) => [edition].flat().includes('avalon-hill-1979'));
      expect(of1979.map(({ id }) => id)).toEqual(ids);
      expect(ids).not.toEqual([]);
    }
    expect(known(refused).filter((scenario) => !isRefused(scenario))).toEqual([]);
    if (by === 'none') return;
    expect(known(works).some((scenario) => isOn(by, scenario))).toBe(true);
    expect(known(quiet).some((scenario) => !isOn(by, scenario))).toBe(true);
  });
});
