/**
 * The powers of the Ixians and the Lansraad, and everything that rests on a main character. Each has scenarios in which
 * it works, in which a Karama cancels it, and in which it does nothing. If no Karama can cancel it, a reason is given.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AdvantageId, EditionId, LeaderId } from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import type { OtherLoss } from '#lib/model/main-characters.ts';
import { ADVANTAGES } from '#lib/powers/list.ts';
import { scenarioFiles } from '../support/scenario/files.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';

/** A scenario, or one of its cases: `nine-paul-and-prescience / works`. */
type Ref = string;

interface Row {
  readonly works: readonly Ref[];
  /** The scenarios with a Karama, or the reason why no Karama can cancel this. */
  readonly cancelled: readonly Ref[] | string;
  readonly quiet: readonly Ref[];
}

/** Returns the row of a scenario with one case for each of the three. */
const inCases = (id: string): Row => ({
  works: [`${id} / works`],
  cancelled: [`${id} / is cancelled`],
  quiet: [`${id} / stays quiet`],
});

/** Returns the row of a scenario without a Karama. */
const withoutKarama = (id: string, reason: string): Row => ({ ...inCases(id), cancelled: reason });

const NOT_LISTED = 'XXXVII.B.7.a does not name it';
const IS_A_KARAMA = 'it is the effect of a Karama itself';
const NO_POWER = 'it is a rule of the faction, and no power that is used';

const ROWS: { readonly [Power in AdvantageId]?: Row } = {
  'ixians/move-2': withoutKarama('nine-inquisitor-and-the-move', NOT_LISTED),
  'ixians/machine-income': withoutKarama('nine-inquisitor-and-the-spice', NOT_LISTED),
  'ixians/ally-bonus': {
    works: ['nine-inquisitor-and-allies-on-foot / works', 'nine-inquisitor-and-the-spice / works'],
    cancelled: NOT_LISTED,
    quiet: ['nine-inquisitor-and-allies-on-foot / stays quiet', 'nine-inquisitor-and-the-spice / stays quiet'],
  },
  'ixians/goes-first': {
    works: [
      'nine-first-player-ixians-move-first / the others follow in their order',
      'nine-guild-not-before-the-ixians',
    ],
    cancelled: 'it is a disadvantage',
    quiet: ['nine-first-player-ixians-move-first / battles begin with the first player'],
  },
  'ixians/spice-seized': {
    works: ['nine-collection-ixians'],
    cancelled: [
      'nine-karama-empties-the-ixians / all of it',
      'nine-karama-empties-the-ixians / what is set aside for an ally too',
    ],
    quiet: [
      'nine-karama-empties-the-ixians / not by themselves or their allies',
      'nine-karama-empties-the-ixians / not in a battle',
    ],
  },
  'ixians/karama-strength': {
    works: ['nine-ixian-karama-partly-supplied / with two spice'],
    cancelled: IS_A_KARAMA,
    quiet: ['nine-ixian-karama-only-in-advanced-combat', 'nine-ixian-karama-partly-supplied / by no other faction'],
  },
  'lansraad/influence': inCases('nine-speaker-and-influence'),
  'lansraad/karama-influence': withoutKarama('nine-speaker-and-both-rounds', IS_A_KARAMA),
  'lansraad/restricted-territory': inCases('nine-speaker-and-restrictions'),
  'lansraad/allied-restriction': {
    works: ['nine-speaker-and-restrictions / works for an ally', 'nine-restricted-for-all-but-four'],
    cancelled: 'it is cancelled as a restriction: nine-speaker-and-restrictions / is cancelled for an ally',
    quiet: ['nine-speaker-and-restrictions / stays quiet'],
  },
  'lansraad/fremen-enmity': {
    works: ['nine-alliance-lansraad-fremen'],
    cancelled: NO_POWER,
    quiet: ['nine-fremen-allied-beside-the-lansraad'],
  },
  'atreides/kwisatz-haderach': inCases('nine-paul-and-the-kwisatz-haderach'),
  'atreides/peek-spice': inCases('nine-paul-and-the-next-spice-card'),
  'atreides/peek-treachery': inCases('nine-paul-and-the-cards-for-sale'),
  'atreides/prescience': inCases('nine-paul-and-prescience'),
  'atreides/prescience-ally': inCases('nine-paul-and-prescience-for-an-ally'),
  'harkonnen/bonus-card': inCases('nine-baron-and-the-second-card'),
  'harkonnen/capture': inCases('nine-baron-and-captives'),
  'emperor/card-income': withoutKarama('nine-shaddam-and-the-price-of-cards', NOT_LISTED),
  'emperor/sardaukar': inCases('nine-shaddam-and-sardaukar'),
  'guild/out-of-turn': inCases('nine-edric-and-the-turn-of-the-guild'),
  'bene-gesserit/advisor-accompany': inCases('nine-mohiam-and-the-companion'),
  'bene-gesserit/advisor-ship': inCases('nine-mohiam-and-the-polar-sink'),
  'bene-gesserit/coexistence': withoutKarama('nine-mohiam-and-coexistence', NOT_LISTED),
  'bene-gesserit/voice-ally': inCases('nine-mohiam-and-the-voice-for-an-ally'),
  'bene-gesserit/advisor-fighter': {
    works: ['gf9-sisters-enter'],
    cancelled: ['gf9-karama-stops-giving-way / advisors that turned as they came stay advisors'],
    quiet: ['gf9-mohiam-and-fighters'],
  },
  'bene-gesserit/announce-battles': {
    works: ['gf9-sisters-announce-battles'],
    cancelled: ['gf9-karama-stops-giving-way / advisors that were to fight stay advisors'],
    quiet: ['gf9-mohiam-and-fighters'],
  },
  'bene-gesserit/intrusion': {
    works: ['gf9-sisters-give-way'],
    cancelled: ['gf9-karama-stops-giving-way / fighters that gave way fight after all'],
    quiet: ['gf9-mohiam-and-fighters'],
  },
  'fremen/fedaykin': inCases('nine-kynes-and-fedaykin'),
};

/** Other losses: what works while the main character lives, and what is lost. */
const LOSSES: Readonly<Record<OtherLoss, Row>> = {
  advisors: withoutKarama('nine-mohiam-and-coexistence', NO_POWER),
  'fares-of-allies': {
    works: ['nine-edric-dead-allies-pay-the-bank / an ally while Edric lives'],
    cancelled: NO_POWER,
    quiet: ['nine-edric-dead-allies-pay-the-bank / an ally while Edric is dead'],
  },
  'free-revival': withoutKarama('nine-kynes-and-free-revival', NO_POWER),
  'special-forces': {
    works: ['nine-shaddam-and-sardaukar / works', 'nine-kynes-and-fedaykin / works'],
    cancelled: NO_POWER,
    quiet: ['nine-shaddam-and-sardaukar / stays quiet', 'nine-kynes-and-fedaykin / stays quiet'],
  },
  traitors: {
    works: ['nine-baron-dead-traitors / all can again, once the Baron is back'],
    cancelled: NO_POWER,
    quiet: ['nine-baron-dead-traitors / another one cannot'],
  },
};

interface Scenario {
  readonly id: string;
  readonly edition: string | readonly string[];
  readonly given?: unknown;
  readonly when?: unknown;
  readonly cases?: readonly { readonly name: string; readonly given?: unknown; readonly when?: unknown }[];
}

const SCENARIOS = new Map(
  scenarioFiles(dirname(fileURLToPath(import.meta.url)))
    .flatMap((file) => parse(readFileSync(file, 'utf8'), { merge: true }) as readonly Scenario[])
    .map((scenario) => [scenario.id, scenario]),
);

/** Returns the position and the steps of a scenario or a case, as text; `null` if there is none in this edition. */
function textOf(ref: Ref, edition: EditionId): string | null {
  const [id = '', name] = ref.split(' / ');
  const scenario = SCENARIOS.get(id);
  if (scenario === undefined || ![scenario.edition].flat().includes(edition)) return null;
  const one = scenario.cases?.find((found) => found.name === name);
  if (name !== undefined && one === undefined) return null;
  return JSON.stringify([scenario.given, scenario.when, name === undefined ? scenario.cases : one]);
}

const assembled = (edition: EditionId) =>
  assemble({
    ...DEFAULT_CHOICES,
    edition,
    layer: 'advanced',
    options:
      edition === 'gf9-2019' ? ['main-characters'] : ['additional-advantages', 'special-karama', 'main-characters'],
  });
const NINE = assembled('nine-faction');
const OF_2019 = assembled('gf9-2019');

/** The edition of the scenarios: the compendium, or the game of 2019 if only that game has the power. */
const editionOf = (power: AdvantageId): EditionId =>
  NINE.advantages.some(({ id }) => id === power) ? 'nine-faction' : 'gf9-2019';

/** The Voice and prescience are cancelled at a step of their own, so they are in no list of an edition. */
const OWN_STEP: readonly AdvantageId[] = [
  'atreides/prescience',
  'atreides/prescience-ally',
  'bene-gesserit/voice-ally',
];

function canBeCancelled(power: AdvantageId): boolean {
  const { rules } = editionOf(power) === 'nine-faction' ? NINE : OF_2019;
  return OWN_STEP.includes(power) || rules.karamaCancelScope === 'any' || rules.karamaCancelScope.includes(power);
}

const ofNewFactions = ADVANTAGES.filter(({ faction }) => faction === 'ixians' || faction === 'lansraad');
const resting = NINE.rules.restsOnMain;

/** Returns the main characters that a power depends on. */
const mainsOf = (power: AdvantageId): readonly LeaderId[] =>
  resting.filter(({ powers }) => powers.includes(power)).map(({ main }) => main);

const rows = Object.entries(ROWS) as readonly (readonly [AdvantageId, Row])[];

describe('the powers of the Ixians and the Lansraad, and those that rest on main characters', () => {
  it('all have scenarios', () => {
    const all = new Set([...ofNewFactions.map(({ id }) => id), ...resting.flatMap(({ powers }) => powers)]);
    expect(rows.map(([power]) => power).toSorted()).toEqual([...all].toSorted());
    const losses = new Set(resting.flatMap(({ others }) => others));
    expect(Object.keys(LOSSES).toSorted()).toEqual([...losses].toSorted());
  });

  it.each(rows)('%s works, is cancelled, and stays quiet', (power, row) => {
    const edition = editionOf(power);
    const texts = (refs: readonly Ref[]): readonly string[] => {
      const found = refs.map((ref) => textOf(ref, edition));
      expect(refs.filter((_ref, at) => found[at] === null)).toEqual([]);
      expect(refs).not.toEqual([]);
      return found.filter((text) => text !== null);
    };
    texts(row.works);
    const { cancelled } = row;
    expect(typeof cancelled !== 'string').toBe(canBeCancelled(power));
    if (typeof cancelled !== 'string')
      for (const text of texts(cancelled)) expect(text).toMatch(/"(cancel|karama-against)":/);
    expect(row.quiet.filter((ref) => row.works.includes(ref))).toEqual([]);
    const quiet = texts(row.quiet);
    for (const main of mainsOf(power)) expect(quiet.some((text) => isDeadIn(main, text))).toBe(true);
  });

  it.each(Object.entries(LOSSES))('%s: there while the main character lives, and lost with it', (loss, row) => {
    for (const ref of [...row.works, ...row.quiet]) expect(textOf(ref, 'nine-faction')).not.toBeNull();
    for (const { main } of resting.filter(({ others }) => others.some((other) => other === loss)))
      expect(row.quiet.some((ref) => isDeadIn(main, textOf(ref, 'nine-faction') ?? ''))).toBe(true);
  });
});

/** Whether this main character is dead in the position, or dies in the steps. */
const isDeadIn = (main: LeaderId, text: string): boolean => new RegExp(`"dead":\\[[^\\]]*"${main}"`).test(text);
