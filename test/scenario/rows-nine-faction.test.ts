/**
 * What the nine-faction compendium adds to the game of 1979, point by point, without its modules. Each point has three kinds of scenarios: the rule works; a player wants more and is refused; the rule does
 * not apply. Where no player is asked, the row says why nothing is refused.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scenarioFiles } from '../support/scenario/files.ts';

/** A point: its place in the book, and its scenarios. */
type Row = readonly [
  point: string,
  works: readonly string[],
  refused: readonly string[] | string,
  quiet: readonly string[],
];

const COUNTED = 'strongholds are counted without a question';

const ROWS: readonly Row[] = [
  [
    'E1: places with and without a circle (IV, IX.A; R-05, R-286)',
    ['nine-seats-of-eight', 'nine-circles-alone-dial-the-first-storm'],
    ['nine-one-circle-is-too-few', 'nine-guild-has-no-circle'],
    ['nine-circles-alone-dial-the-first-storm'],
  ],
  [
    'E2: strongholds by the size of the alliance (IV, chart)',
    ['nine-victory-alone', 'nine-victory-three-player-pair', 'nine-victory-alliance-sizes'],
    COUNTED,
    ['nine-victory-three-of-three-cannot-win'],
  ],
  [
    'E3: deals that only two know (XIII.C)',
    ['nine-deal-between-two-phones'],
    ['nine-deal-between-two-phones'],
    ['nine-deal-in-public-all-the-same'],
  ],
  [
    'E4: main characters (XXVI)',
    ['nine-powers-last-to-the-end-of-the-battle', 'nine-main-character-back-as-a-ghola', 'nine-main-character-of-ten'],
    ['nine-setup-main-characters-not-traitors', 'nine-main-character-revived-beside-living-leaders'],
    ['nine-no-main-character-no-fall', 'nine-main-character-is-never-called'],
  ],
  [
    'E5: a faction without leaders is out (XXVI; R-315)',
    ['nine-all-leaders-dead', 'nine-prisoner-of-a-fallen-faction', 'nine-harkonnen-all-own-leaders-dead'],
    ['nine-all-leaders-dead'],
    ['nine-no-main-character-no-fall', 'nine-fallen-faction-comes-back-by-a-correction'],
  ],
  [
    'E6: a restricted territory (XXXVI; R-313, R-314)',
    ['nine-restricted-for-all-but-four', 'nine-restricted-for-every-arrival', 'nine-lansraad-restriction-choice'],
    [
      'nine-restricted-for-all-but-four',
      'nine-restricted-for-every-arrival',
      'nine-lansraad-restriction-choice',
      'nine-nobody-restricts-twice-in-a-turn',
    ],
    ['nine-lansraad-asks-nothing-without-the-option', 'nine-karama-against-a-restriction'],
  ],
  [
    'E7: further worms are ridden (VII.C; R-295)',
    ['nine-further-worm-is-ridden', 'nine-further-worm-devours-nothing', 'nine-spice-blow-extra-worm-on-rock'],
    'a worm takes nothing that a player could refuse',
    ['nine-further-worm-without-fremen-there'],
  ],
  [
    'E8: two spice decks (XXI.A, XXI.C; R-142, R-296)',
    [
      'nine-spice-blow-harvester-combined',
      'nine-two-decks-each-its-own-worms',
      'nine-two-decks-shuffled-each-alone',
      'nine-two-decks-first-turn',
      'nine-two-decks-look-at-the-first',
    ],
    ['nine-two-decks-only-as-an-option'],
    ['nine-both-blows-from-one-deck', 'nine-two-decks-in-the-storm'],
  ],
  [
    'E11: cards given away before the first bid (XXXIV additional 2; R-302)',
    ['nine-bidding-bt-gives-card', 'nine-bt-gives-card-on-cardboard'],
    ['nine-bidding-bt-gives-card'],
    ['nine-bt-gives-no-card-without', 'nine-bt-gives-no-card-in-the-basic-game'],
  ],
  [
    'E12: a bidder without forces (VIII.I, XXXIII, XXXIV; R-62, R-63)',
    ['nine-setup-bene-tleilaxu', 'nine-bt-claims-charity', 'nine-bidding-bt-gives-card'],
    ['nine-bt-not-with-two-players', 'nine-bt-has-no-circle'],
    ['nine-bt-takes-no-turn', 'nine-bt-draws-no-traitors'],
  ],
  [
    'E13: revivals paid to the Bene Tleilaxu, grants and marks (XXXIV.1, XXXIV.3, XXVI; R-289, R-305)',
    ['nine-bt-is-paid-for-revivals', 'nine-bt-ally-revival', 'nine-bt-one-traitor-a-turn'],
    ['nine-bt-ally-revival', 'nine-bt-one-traitor-a-turn', 'nine-bt-no-main-character', 'nine-bt-marks-declared'],
    ['nine-bt-paid-for-revivals-quiet', 'nine-bt-no-free-inquisitor'],
  ],
  [
    'E14: a held faction (XXXVI.1; R-132, R-312)',
    [
      'nine-lansraad-hold-in-movement',
      'nine-lansraad-hold-in-battles',
      'nine-lansraad-hold-no-reserves-and-no-companion',
      'nine-held-faction-revives-a-leader',
      'nine-held-faction-is-not-asked-before-the-guild',
      'nine-lansraad-karama-for-both-rounds',
    ],
    ['nine-lansraad-hold-in-movement', 'nine-lansraad-hold-in-place-repeat'],
    ['nine-lansraad-decides-at-the-battles', 'nine-karama-against-influence'],
  ],
  [
    'E15: the Ixians (XXXV; R-76, R-81, R-311)',
    [
      'nine-first-player-ixians-move-first',
      'nine-ixian-moves-two-territories',
      'nine-collection-ixians',
      'nine-ixian-free-revival',
      'nine-ixian-karama-partly-supplied',
    ],
    ['nine-ixian-moves-two-territories', 'nine-ixian-free-revival', 'nine-ixian-karama-only-in-advanced-combat'],
    ['nine-guild-not-before-the-ixians', 'nine-karama-empties-the-ixians'],
  ],
  [
    'E19: betrayals, and control without forces (XXXIV.3; R-64, R-65, R-306, R-307)',
    ['nine-traitor-bt-announced', 'nine-bt-control-wins', 'nine-bt-control-collects'],
    'the Bene Tleilaxu are asked in the same form whether or not a leader is marked',
    ['nine-bt-control-ends', 'nine-traitor-bt-stopped-by-karama'],
  ],
  [
    'E20: the win by spice (XXXIV.4; R-70, R-310)',
    ['nine-bt-spice-win', 'nine-bt-spice-win-predicted', 'nine-bt-spice-win-with-an-ally'],
    'spice is offered to be shown only if there is enough of it',
    ['nine-victory-alone'],
  ],
  [
    'E23: the Karama against the Bene Tleilaxu (XXXVII.B.7.a.7)',
    ['nine-card-karama-tax-bt', 'nine-traitor-bt-stopped-by-karama'],
    ['nine-card-karama-tax-bt'],
    ['nine-bt-control-ends'],
  ],
  [
    'E24: extra sietches (XVIII.C; R-298)',
    [
      'nine-one-extra-sietch',
      'nine-victory-both-extra-sietches',
      'nine-both-sietches-and-a-pair',
      'nine-extra-sietch-costs-one',
      'nine-extra-sietch-in-the-storm',
    ],
    ['nine-extra-sietch-costs-one', 'nine-extra-sietch-no-ornithopters'],
    ['nine-extra-sietch-quiet'],
  ],
  [
    'E24: the longer game (XVIII.A, XVIII.B; R-297)',
    ['nine-one-stronghold-more', 'nine-shield-wall-is-the-fourth-of-six', 'nine-alliances-of-two-at-most'],
    ['nine-alliances-of-two-at-most'],
    ['nine-victory-alliance-sizes'],
  ],
  [
    'alliance-bans: Lansraad and Fremen (XXXVI "Alliance")',
    ['nine-alliance-lansraad-fremen'],
    ['nine-alliance-lansraad-fremen'],
    ['nine-fremen-allied-beside-the-lansraad'],
  ],
  [
    'voluntary-no-leader: forbidden (X.C.9; R-46)',
    ['nine-voluntary-no-leader-never'],
    ['nine-voluntary-no-leader-never'],
    ['nine-no-leader-without-one'],
  ],
  [
    'starting-spice, starting-forces, starting-treachery (XXVIII–XXXVI)',
    ['nine-seats-of-eight'],
    ['nine-leaders-typed-for-the-lansraad-alone'],
    ['nine-setup-main-characters-not-traitors'],
  ],
  [
    'increased-spice-flow (XIX, XXIII)',
    ['nine-increased-flow-for-who-holds-it'],
    'spice is paid without a question',
    ['nine-collection-increased-flow-not-basic'],
  ],
  [
    'default victories (XXXI, XXXII.4)',
    ['nine-victory-guild-default', 'nine-victory-fremen-default'],
    COUNTED,
    ['nine-victory-alone'],
  ],
  [
    'charity, revival, fares and prices as in 1979 (VIII.I, IX.B, IX.C, XXX)',
    [
      'nine-charity-zero-and-one',
      'nine-revival-harkonnen-three',
      'nine-shipment-paid-to-guild',
      'nine-bidding-emperor-income',
      'nine-bidding-emperor-ally-money-returns',
    ],
    ['nine-kynes-and-free-revival'],
    ['nine-shaddam-and-the-price-of-cards', 'nine-edric-dead-allies-pay-the-bank'],
  ],
  [
    'E22: the Mercenary (XXXVII.B.6; R-114, R-315, R-317)',
    [
      'nine-mercenaries-come-to-the-reserves',
      'nine-mercenaries-for-another-player',
      'nine-mercenaries-die',
      'nine-mercenaries-owner-chooses-the-dead',
      'nine-mercenaries-in-the-storm',
      'nine-mercenaries-of-fremen-in-the-storm',
      'nine-mercenaries-and-the-worm',
      'nine-shipment-mercenary-fremen',
      'nine-mercenary-leader-fights',
      'nine-mercenary-leader-dies',
      'nine-mercenaries-taken-back-stay-mercenaries',
      'nine-mercenaries-hold-and-collect',
      'nine-mercenaries-in-an-explosion',
      'nine-mercenaries-ride-a-worm',
    ],
    [
      'nine-mercenaries-not-for-bene-tleilaxu',
      'nine-mercenary-not-in-an-auction-or-beside-a-sealed-plan',
      'nine-mercenaries-need-spice-in-advanced-combat',
      'nine-mercenary-comes-again',
    ],
    ['nine-mercenary-leader-of-another-strength', 'nine-mercenary-leader-and-elimination'],
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

describe('what the nine-faction compendium adds', () => {
  it('is listed once, each point', () => {
    const points = ROWS.map(([point]) => point);
    expect(new Set(points).size).toBe(points.length);
  });

  it.each(ROWS)('%s', (_point, works, refused, quiet) => {
    const isReason = typeof refused === 'string';
    const lists = [works, quiet, ...(isReason ? [] : [refused])];
    for (const ids of lists) {
      const ofTheCompendium = ids.filter((id) => [SCENARIOS.get(id)?.edition].flat().includes('nine-faction'));
      expect(ofTheCompendium).toEqual(ids);
      expect(ids).not.toEqual([]);
    }
    if (!isReason) expect(refused.filter((id) => !isRefused(id))).toEqual([]);
    else expect(lists.flat().some(isRefused)).toBe(false);
  });
});
