/** Reads a second time, from a table's choices alone, which parts of its book the table plays. */
import { terrainOf, type OptionId, type TableChoices, type TerritoryId } from '#engine';

type Chosen = Pick<TableChoices, 'edition' | 'layer' | 'options'>;

const is2019Advanced = ({ edition, layer }: Chosen): boolean => edition === 'gf9-2019' && layer === 'advanced';
/** Dune Squad has one layer, in which all of these powers belong to the game (003 VII). */
/** Whether the table plays with the Bene Tleilaxu, the Ixians and the Lansraad (000 XXXIV–XXXVI; 004). */
export const hasNineFactions = ({ edition }: Pick<TableChoices, 'edition'>): boolean =>
  edition === 'nine-faction' || edition === 'grand-dune';
export const isDuneSquad = ({ edition }: Chosen): boolean => edition === 'dune-squad';
const has =
  (...options: readonly OptionId[]) =>
  (choices: Chosen): boolean =>
    options.some((option) => choices.options.includes(option));

/**
 * Whether the table plays the advanced powers (002 faction sheets, advanced; 001 XV): Sardaukar, Fedaykin, the Kwisatz
 * Haderach, captives, half losses, the Guild's turn.
 */
export const hasMorePowers = (choices: Chosen): boolean =>
  is2019Advanced(choices) || isDuneSquad(choices) || has('additional-advantages')(choices);

/** Whether the table plays coexistence instead of the advisors and fighters of 2019 (001 XV.B.4, XV.B.5; 003 VII.B.4). */
export const hasCoexistence = (choices: Chosen): boolean =>
  isDuneSquad(choices) || has('additional-advantages')(choices);

/**
 * Whether a Residual Poison is in the deck, by an option, with The Duel, or in Grand Dune. Its bribes are paid.
 * @rules 001 The Duel VIII.4; 004
 */
export const hasResidualPoison = (choices: Chosen & Pick<TableChoices, 'modules'>): boolean =>
  choices.edition === 'grand-dune' ||
  choices.modules?.includes('duel') === true ||
  has('cards-of-the-duel', 'cards-left-out-of-the-compendium')(choices);

/** Whether the table plays the advisors and fighters of 2019 (002 Bene Gesserit sheet "Advisors", "Fighters"). */
export const hasAdvisorsOf2019 = is2019Advanced;

/** Whether the table plays the increased spice flow (002 "Increased Spice Flow"; 001 XIX, XXIII). */
export const hasIncreasedFlow = (choices: Chosen): boolean =>
  choices.layer === 'advanced' || has('increased-spice-flow')(choices);

/**
 * 002 "Advanced Karama Cards", once a game; 001 XVII, once for each card. The Bene Gesserit may use worthless cards in
 * the same way.
 */
export const hasSpecialKaramas = (choices: Chosen): boolean =>
  is2019Advanced(choices) || isDuneSquad(choices) || has('special-karama')(choices);

/** Whether Fremen forces need no spice (002 Fremen sheet "Battles"). In 1979 no faction has that power. */
export const spareFremenSpice = is2019Advanced;

/** 001 Player Aid Pad, back, Harkonnen 1: the leader goes "into the tanks". 002 puts the leader there face down. */
export const killsFaceUp = ({ edition }: Chosen): boolean => edition !== 'gf9-2019';

/**
 * Whether a player may call or place a worm off the sand, where it devours nothing.
 * @rules 001 Player Aid Pad B.6.B.5
 */
export const hasWormsAnywhere = ({ edition }: Chosen): boolean => edition !== 'gf9-2019';

/** Territories that options turn to strongholds. @rules 000 XVIII.C */
const TURNED: readonly (readonly [OptionId, TerritoryId])[] = [
  ['false-wall-east-sietches', 'false-wall-east'],
  ['harg-pass-sietches', 'harg-pass'],
];

const PRINTED: readonly TerritoryId[] = ['arrakeen', 'carthag', 'sietch-tabr', 'habbanya-sietch', 'tueks-sietch'];

/** The strongholds of the table. */
export const strongholdsAt = ({ options }: Pick<TableChoices, 'options'>): readonly TerritoryId[] => [
  ...PRINTED,
  ...TURNED.flatMap(([option, turned]) => (options.includes(option) ? [turned] : [])),
];

/** Whether this territory is a stronghold at the table. */
export const isStrongholdAt = (choices: Pick<TableChoices, 'options'>, territory: TerritoryId): boolean =>
  strongholdsAt(choices).includes(territory);

/** Whether this territory is sand at the table. */
export const isSandAt = (choices: Pick<TableChoices, 'options'>, territory: TerritoryId): boolean =>
  terrainOf(territory) === 'sand' && !isStrongholdAt(choices, territory);
