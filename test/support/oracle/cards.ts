/** Checks answers that play cards from a hand, and answers about cards. */
import {
  getField,
  isRecord,
  discOf,
  MAX_QUESTION_LENGTH,
  sameAnswer,
  titlesOf,
  type AnswerValue,
  type CancellableUse,
  type FactionId,
  type GameState,
  type OptionId,
  type TreacheryTitle,
} from '#engine';
import { isWholeNumber } from './losses.ts';
import { isAllied, ownOf } from './own.ts';
import { hasSpecialKaramas } from './played.ts';

/**
 * Returns the cards that count as a Karama: "You may use any worthless card as if it is a Karama Card", unless that
 * power is cancelled.
 */
export function karamasOf({ choices, stack }: GameState, faction: FactionId): readonly TreacheryTitle[] {
  const isCancelledNow = stack.some(
    (activity) => 'cancelled' in activity && activity.cancelled.includes('bene-gesserit/worthless-karama'),
  );
  const worthless = hasSpecialKaramas(choices) && faction === 'bene-gesserit' && !isCancelledNow;
  return ['karama', ...gholasOf(choices, faction), ...(worthless ? titlesOf('worthless') : [])];
}

/** 003 VIII.G.3: Tleilaxu "can use a Tleilaxu Ghola treachery card as a Karama treachery card". */
export const gholasOf = ({ edition }: GameState['choices'], faction: FactionId): readonly TreacheryTitle[] =>
  edition === 'dune-squad' && faction === 'tleilaxu' ? ['tleilaxu-ghola'] : [];

/** "33 Treachery Cards": one of each title except these. @rules GF9-2019 Components · AH79 Player Aid Pad A–B */
const SEVERAL: Readonly<Partial<Record<TreacheryTitle, number>>> = {
  shield: 4,
  snooper: 4,
  'cheap-hero': 3,
  truthtrance: 2,
  karama: 2,
};

/**
 * "Additional treachery cards" of Spice Harvest, which a table may add. Rapid Access, the short form of Spice Harvest,
 * has them too.
 * @rules AH79 Spice Harvest VII
 */
const OF_SPICE_HARVEST: readonly string[] = ['hunter-seeker', 'harvester', 'thumper', 'ya-ya-yawm'];
/** The cards of The Duel. @rules AH79 The Duel VIII */
const OF_THE_DUEL: readonly string[] = ['cone-of-silence', 'residual-poison', 'kull-wahad'];

/**
 * The list of Dune Squad, in its order, as far as Mentat plays the cards. Cards that are not listed are not in the deck.
 * @rules 003 VI
 */
const OF_DUNE_SQUAD: Readonly<Partial<Record<TreacheryTitle, number>>> = {
  crysknife: 2,
  'hunter-seeker': 1,
  'maula-pistol': 2,
  'slip-tip': 2,
  stunner: 2,
  shield: 9,
  chaumas: 2,
  chaumurky: 2,
  'ellaca-drug': 3,
  'gom-jabbar': 2,
  snooper: 9,
  lasgun: 1,
  'cheap-hero': 6,
  'kull-wahad': 1,
  'ya-ya-yawm': 1,
  kulon: 2,
  'la-la-la': 2,
  baliset: 2,
  'jubba-cloak': 2,
  'trip-to-gamont': 2,
  'family-atomics': 1,
  hajr: 2,
  karama: 4,
  'tleilaxu-ghola': 2,
  truthtrance: 4,
  'weather-control': 1,
  'cone-of-silence': 1,
  'residual-poison': 1,
  harvester: 1,
  thumper: 1,
};

/** Titles that only this edition has. @rules Nine-faction compendium XXXVII */
const OF_NINE_FACTIONS: readonly string[] = ['stone-burner', 'semuta', 'mercenary'];

/** Titles of which the compendium lists other numbers than 1979. @rules Nine-faction compendium XXXVII */
const LISTED: Readonly<Record<string, number>> = {
  crysknife: 2,
  chaumas: 2,
  'ellaca-drug': 2,
  shield: 7,
  snooper: 7,
  'hunter-seeker': 1,
  'ya-ya-yawm': 1,
  'kull-wahad': 1,
  'stone-burner': 1,
  semuta: 1,
  mercenary: 1,
};

/** Titles that the list of the compendium leaves out, although it speaks of some of them. */
const LEFT_OUT: readonly string[] = ['harvester', 'thumper', 'cone-of-silence', 'residual-poison'];

/** The number of cards of a title in the compendium. */
function cardsListed(options: readonly OptionId[], title: TreacheryTitle): number {
  if (LEFT_OUT.includes(title)) return options.includes('cards-left-out-of-the-compendium') ? 1 : 0;
  return LISTED[title] ?? SEVERAL[title] ?? 1;
}

/** The number of cards of a title in Grand Dune: the cards of 1979, those of both modules, and two new ones. */
function inGrandDune(title: TreacheryTitle): number {
  if (title === 'mercenary') return 0;
  const isOneMore = ['shield', 'snooper', 'ellaca-drug'].includes(title);
  return (SEVERAL[title] ?? 1) + Number(isOneMore);
}

/** The number of cards of a title at a table. */
function cardsInGame({ choices: { edition, options, modules = [] } }: GameState, title: TreacheryTitle): number {
  if (edition === 'dune-squad')
    return title === 'weather-control' && options.includes('two-weather-controls') ? 2 : (OF_DUNE_SQUAD[title] ?? 0);
  if (edition === 'nine-faction') return cardsListed(options, title);
  if (edition === 'grand-dune') return inGrandDune(title);
  const isHarvest =
    options.includes('cards-of-spice-harvest') || modules.includes('spice-harvest') || modules.includes('rapid-access');
  if (OF_SPICE_HARVEST.includes(title)) return isHarvest ? 1 : 0;
  const isDuel = options.includes('cards-of-the-duel') || modules.includes('duel');
  if (OF_THE_DUEL.includes(title)) return isDuel ? 1 : 0;
  if (OF_NINE_FACTIONS.includes(title)) return 0;
  const more = (isHarvest && title === 'shield') || (isDuel && (title === 'snooper' || title === 'ellaca-drug'));
  return (SEVERAL[title] ?? 1) + (more ? 1 : 0);
}

/** Returns the cards that a faction has laid face down in front of others. The faction knows its own cards. */
const laidBy = ({ laidCards }: GameState, chair: FactionId): readonly string[] =>
  laidCards.filter(({ faction }) => faction === chair).map(({ card: { card } }) => card);

/**
 * Whether a card that only its owner knows can have a title. The owner sees the own hand, open hands of others, and
 * cards out of the game. Discards may be in the deck again.
 */
export function cardsSeenFrom(state: GameState, chair: FactionId): (title: TreacheryTitle) => boolean {
  const seen = state.factions
    .flatMap(({ faction, hand, openCards }): readonly string[] =>
      faction === chair ? [...hand.map(({ card }) => card), ...laidBy(state, chair)] : openCards,
    )
    .concat(state.removedCards)
    .concat(state.leaderCards.map(({ card }) => card));
  return (title) => seen.filter((card) => card === title).length < cardsInGame(state, title);
}

/**
 * Whether a card is in a sealed plan of this faction. To play that card, the faction must reopen the plan; it may play
 * other cards.
 */
export function isInSealedPlan(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  const slot = getField(value, 'slot');
  return state.stack.some(
    (activity) =>
      activity.kind === 'battle' &&
      activity.plans.some(
        ({ faction: by, value: { leader, weapon, defense } }) =>
          by === faction &&
          [leader?.kind === 'cheap-hero' ? leader : null, weapon, defense].some((card) => card?.slot === slot),
      ),
  );
}

/** Whether the answer plays a card of this title from the hand, or a card that only its owner knows. */
export function isCardPlayed(
  state: GameState,
  faction: FactionId,
  title: TreacheryTitle,
  value: AnswerValue,
  more: readonly string[] = [],
): boolean {
  const mayBe = cardsSeenFrom(state, faction);
  const held = ownOf(state, faction).hand.filter(({ card }) => card === title || (card === 'unknown' && mayBe(title)));
  return (
    isRecord(value) &&
    Object.keys(value).length === 3 + more.length &&
    getField(value, 'play') === true &&
    getField(value, 'card') === title &&
    held.some(({ slot }) => slot === getField(value, 'slot'))
  );
}

/**
 * Whether a faction may revive these pieces: so many forces, at most one of them special, or one leader. The Kwisatz
 * Haderach is "revived like any other leader". "The Inquisitor cannot be revived for free" (000 XXVI, 004).
 * @rules GF9-2019 Tleilaxu Ghola, Advanced Karama Cards, Atreides sheet · R-157
 */
export function isRevivable(state: GameState, faction: FactionId, value: AnswerValue, mostForces: number): boolean {
  const revives = getField(value, 'revives') ?? null;
  if (!isRecord(revives)) return false;
  const isDead = state.leaders.some(
    ({ leader, where }) =>
      discOf(leader).faction === faction &&
      where === 'tanks' &&
      leader !== 'inquisitor' &&
      sameAnswer({ leader }, revives),
  );
  const { kwisatzHaderach } = state;
  if (sameAnswer({ kwisatzHaderach: true }, revives))
    return kwisatzHaderach?.of === faction && kwisatzHaderach.where === 'tanks';
  const { tanks } = ownOf(state, faction);
  const count = getField(revives, 'count') ?? null;
  const special = getField(revives, 'special') ?? null;
  if (isDead || Object.keys(revives).length !== 2) return isDead;
  return (
    isWholeNumber(count, 1, mostForces) &&
    isWholeNumber(special, 0, Math.min(specialLeft(state, faction), tanks.special, count)) &&
    count - special <= tanks.count - tanks.special
  );
}

/** "By whatever means". */
const specialLeft = ({ specialsRevived, turn }: GameState, faction: FactionId): number =>
  specialsRevived.some((one) => one.turn === turn && one.faction === faction) ? 0 : 1;

/** Whether the answer asks another player a free question. */
export const isQuestion = ({ factions }: GameState, by: FactionId, value: AnswerValue): boolean => {
  const question = getField(value, 'question') ?? null;
  return (
    factions.some(({ faction }) => faction !== by && faction === getField(value, 'of')) &&
    typeof question === 'string' &&
    question.trim() === question &&
    question.length > 0 &&
    question.length <= MAX_QUESTION_LENGTH
  );
};

/** Whether a player who could play a card plays no card. */
export const isPass = (value: AnswerValue): boolean => sameAnswer({ play: false }, value);

/**
 * Whether the answer plays a Karama, or a card that counts as a Karama, against one of these powers. No faction cancels
 * a power of its own side.
 */
export function isCancelling(
  state: GameState,
  faction: FactionId,
  uses: readonly CancellableUse[],
  value: AnswerValue,
): boolean {
  const said = getField(value, 'use');
  const use = typeof said === 'number' ? uses[said] : undefined;
  return (
    use !== undefined &&
    faction !== use.by &&
    !isAllied(state, faction, use.by) &&
    karamasOf(state, faction).some((title) => isCardPlayed(state, faction, title, value, ['use']))
  );
}
