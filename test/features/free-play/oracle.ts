/** The legal answers, by a second reading of the rulebook. */
import {
  getField,
  isRecord,
  kindOf,
  TREACHERY_TITLES,
  TERRITORIES,
  type AnswerValue,
  type FactionId,
  type GameState,
} from '#engine';
import type { FreePlayContract } from '#lib/features/free-play/contract.ts';
import { isCardPlayed, isInSealedPlan, isQuestion, isRevivable } from '../../support/oracle/cards.ts';
import { cardNeededForBid } from '../bidding/oracle/rulebook.ts';
import { isHiring } from '../mercenary/oracle.ts';
import { isLaidPoison } from '../residual-poison/oracle.ts';
import { isDumb, isSilencing } from '../cone-of-silence/oracle.ts';
import { isAdvisorsCancelled } from '../advisors/cancelling.ts';
import { isGuildCancelled, isShipmentRefused } from '../shipment/oracle/cancelling.ts';
import { isBegun, lastToEnd, openTurns } from '../../support/oracle/own-turns.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import { isGuarding, isKaramaPlayed, isStopping, isTleilaxuCharged } from './tleilaxu.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { hasNineFactions, hasSpecialKaramas, hasWormsAnywhere, isSandAt } from '../../support/oracle/played.ts';

const WORTHLESS = TREACHERY_TITLES.filter((title) => kindOf(title) === 'worthless');

export const oracle: Oracle<FreePlayContract> = {
  'free-play': (state, { faction: asks }, value) =>
    !isNeededForBid(state, asks, value) &&
    ((isCardPlayed(state, asks, 'tleilaxu-ghola', value, ['revives']) &&
      isRevivable(state, asks, value, 5) &&
      !isInSealedPlan(state, asks, value)) ||
      isGuarding(state, asks, value) ||
      (isStopping(state, asks, value) && isSpecialMoment(state, asks)) ||
      ((isKaramaPlayed(state, asks, value, 'cancels') || isPlayedAsKarama(state, asks, value)) &&
        (isSpiceSeized(state, asks, value) ||
          isCharityCancelled(state, asks, value) ||
          isCardIncomeCancelled(state, asks, value) ||
          isGuildCancelled(state, asks, value) ||
          isSecondTerritoryCancelled(state, asks, value) ||
          isRevivalOfAllyCancelled(state, asks, value) ||
          areReservesCancelled(state, asks, value) ||
          isNextStormCardCancelled(state, asks, value) ||
          isCheapShipmentCancelled(state, asks, value) ||
          isTleilaxuCharged(state, asks, value) ||
          isAdvisorsCancelled(state, asks, value))) ||
      (isCardPlayed(state, asks, 'karama', value, ['strengthens']) &&
        getField(value, 'strengthens') === true &&
        areIxiansStrengthened(state, asks)) ||
      (isCardPlayed(state, asks, 'karama', value, ['refuses']) &&
        asks === 'guild' &&
        isSpecialMoment(state, asks) &&
        isShipmentRefused(state, value)) ||
      (isCardPlayed(state, asks, 'karama', value, ['revives']) &&
        asks === 'emperor' &&
        isSpecialMoment(state, asks) &&
        isRevivable(state, asks, value, 3)) ||
      (isCardPlayed(state, asks, 'karama', value, ['swaps']) &&
        asks === 'harkonnen' &&
        isSpecialMoment(state, asks) &&
        !isDumb(state, asks) &&
        !state.stack.some(({ kind }) => kind === 'window') &&
        isSwap(state, asks, value)) ||
      (isCardPlayed(state, asks, 'karama', value, ['worm']) &&
        asks === 'fremen' &&
        isSpecialMoment(state, asks) &&
        !state.stack.some(
          (one) =>
            one.kind === 'window' ||
            one.kind === 'worm' ||
            one.kind === 'shipment' ||
            (one.kind === 'own-turn' && isBegun(state, one) && one.pause === null),
        ) &&
        TERRITORIES.some(
          (one) => one === getField(value, 'worm') && (hasWormsAnywhere(state.choices) || isSandAt(state.choices, one)),
        )) ||
      (state.choices.edition !== 'dune-squad' &&
        isCardPlayed(state, asks, 'harvester', value, []) &&
        hasSpiceBlown(state)) ||
      isHarvesterOfSquad(state, asks, value) ||
      isThumperOfSquad(state, asks, value) ||
      (isCardPlayed(state, asks, 'cone-of-silence', value, ['silences']) && isSilencing(state, asks, value)) ||
      isLaidPoison(state, asks, value) ||
      isHiring(state, asks, value) ||
      (state.choices.edition !== 'dune-squad' &&
        isCardPlayed(state, asks, 'thumper', value, []) &&
        isSpiceCardDue(state)) ||
      ((isCardPlayed(state, asks, 'hajr', value, []) || isKulonAsHajr(state, asks, value)) &&
        (lastToEnd(state) === asks || openTurns(state).some(({ faction }) => faction === asks))) ||
      (isCardPlayed(state, asks, 'truthtrance', value, ['of', 'question']) &&
        isQuestion(state, asks, value) &&
        state.factions.every(
          ({ faction }) => !isDumb(state, faction) || (faction !== asks && faction !== getField(value, 'of')),
        ))),
};

/** 003 VI.B.4: "Played at anytime, either doubles the amount of the blow or doubles what you can carry". */
function isHarvesterOfSquad(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, carriedDouble, lastCollection, phase, stack, turn, victory } = state;
  if (choices.edition !== 'dune-squad' || !isCardPlayed(state, by, 'harvester', value, ['doubles'])) return false;
  if (getField(value, 'doubles') === 'blow') return hasSpiceBlown(state);
  const isOver = lastCollection?.turn === turn && (phase !== 'collection' || lastCollection.isClosed);
  return (
    getField(value, 'doubles') === 'carried' &&
    !isOver &&
    victory === null &&
    !stack.some(({ kind }) => kind === 'setup') &&
    !(carriedDouble.turn === turn && carriedDouble.factions.includes(by))
  );
}

/** 003 VI.B.7: "to call a worm to a desert territory", not "to a rock territory or to a stronghold". */
const isThumperOfSquad = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  state.choices.edition === 'dune-squad' &&
  isCardPlayed(state, by, 'thumper', value, ['thumps']) &&
  TERRITORIES.some((one) => one === getField(value, 'thumps') && isSandAt(state.choices, one)) &&
  isWormMoment(state, by);

/** Whether a worm may be called: outside battles and auctions, between the turns, and not during another worm. */
const isWormMoment = (state: GameState, by: FactionId): boolean =>
  isSpecialMoment(state, by) &&
  !state.stack.some(
    (one) =>
      one.kind === 'window' ||
      one.kind === 'worm' ||
      one.kind === 'shipment' ||
      (one.kind === 'storm' && one.sectors !== null) ||
      (one.kind === 'own-turn' && isBegun(state, one) && one.pause === null),
  );

/**
 * 003 VI.A.7: "if a player occupies the Gara Kulon, or any adjoining territory on the map, that player may use a Kulon
 * treachery card as an Hajr Card".
 */
const isKulonAsHajr = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  state.choices.edition === 'dune-squad' &&
  isCardPlayed(state, by, 'kulon', value, []) &&
  state.forces.some(
    ({ faction, territory }) =>
      faction === by &&
      ['gara-kulon', 'pasty-mesa', 'shield-wall', 'sihaya-ridge'].includes(territory) &&
      !ownOf(state, by).advisorsIn.includes(territory),
  );

/**
 * Whether the card may be played "just after a spice blow comes up": the last card was a spice card, and its spice is
 * on the board.
 * @rules AH79 Spice Harvest VII.3
 */
function hasSpiceBlown({ turn, phase, lastBlow, spiceOnBoard }: GameState): boolean {
  const last = lastBlow?.turned.at(-1);
  if (phase !== 'spice-blow' || lastBlow?.turn !== turn || last?.kind !== 'spice') return false;
  const lies =
    spiceOnBoard.find(({ territory, sector }) => territory === last.territory && sector === last.sector)?.amount ?? 0;
  return last.doubledBy === null && lies >= last.laid;
}

/**
 * Whether the card may be played "instead of turning up the next spice card". In the first turn there are no worms.
 * @rules AH79 Spice Harvest VII.4 · R-24
 */
function isSpiceCardDue({ turn, stack }: GameState): boolean {
  const top = stack.at(-1);
  return turn > 1 && top?.kind === 'spice-blow' && top.step === 'turning';
}

/**
 * Whether a special power may be used: "unique one-time powers" in 2019, once for each card in 1979, always outside of
 * set-up, battle and auction.
 */
const isSpecialMoment = ({ choices, stack, specialKaramaUsed, victory }: GameState, by: FactionId): boolean =>
  hasSpecialKaramas(choices) &&
  (choices.edition !== 'gf9-2019' || !specialKaramaUsed.includes(by)) &&
  victory === null &&
  !stack.some(({ kind }) => kind === 'setup' || kind === 'battle' || kind === 'bidding');

/**
 * Whether the answer takes "any number of cards, up to the entire hand of any one player". Four cards are a full hand,
 * except for Harkonnen.
 */
function isSwap({ factions }: GameState, by: FactionId, value: AnswerValue): boolean {
  const swaps = getField(value, 'swaps') ?? null;
  return (
    isRecord(swaps) &&
    Object.keys(swaps).length === 2 &&
    factions.some(({ faction }) => faction !== by && faction === getField(swaps, 'of')) &&
    isWholeNumber(getField(swaps, 'cards') ?? null, 1, 4)
  );
}

/**
 * 000 XXXVII.B.7.a.7: "it taxes the BT ten spice"; 8: "Take all the spice owned by the Ixian player", outside set-up,
 * battles and auctions.
 */
const isSpiceSeized = (
  { choices, seating, stack, alliances, victory, laidCards, traps }: GameState,
  by: FactionId,
  value: AnswerValue,
): boolean =>
  hasNineFactions(choices) &&
  SEIZED_FROM.some(
    ({ cancels, of }) =>
      getField(value, 'cancels') === cancels &&
      by !== of &&
      seating.some(({ faction }) => faction === of) &&
      !alliances.some((members) => members.includes(by) && members.includes(of)),
  ) &&
  victory === null &&
  !stack.some(({ kind }) => kind === 'setup' || kind === 'battle' || kind === 'bidding') &&
  (getField(value, 'cancels') !== 'bene-tleilaxu/traps' || lieUntriggeredTraps({ laidCards, traps }));

/** "Or (optional rule) it can destroy an untriggered trap." */
const lieUntriggeredTraps = ({ laidCards, traps }: Pick<GameState, 'laidCards' | 'traps'>): boolean =>
  laidCards.some(
    ({ faction, before }) =>
      faction === 'bene-tleilaxu' &&
      TERRITORIES.some((territory) => territory === before) &&
      !traps.sprung.some(({ territory }) => territory === before),
  );

const SEIZED_FROM: readonly { readonly cancels: string; readonly of: FactionId }[] = [
  { cancels: 'ixians/spice-seized', of: 'ixians' },
  { cancels: 'bene-tleilaxu/taxed', of: 'bene-tleilaxu' },
  { cancels: 'bene-tleilaxu/traps', of: 'bene-tleilaxu' },
];

/** 000 XXXV "Karama powers": in a battle of the Ixians in advanced combat, before their plan is sealed. @rules R-311 */
function areIxiansStrengthened({ choices, stack }: GameState, by: FactionId): boolean {
  const battle = stack.find((one) => one.kind === 'battle');
  return (
    by === 'ixians' &&
    choices.layer === 'advanced' &&
    hasSpecialKaramas(choices) &&
    battle?.kind === 'battle' &&
    [battle.aggressor.faction, battle.defender.faction].includes('ixians') &&
    battle.revealed === null &&
    (battle.strengthened ?? []).length === 0 &&
    battle.plans.every(({ faction }) => faction !== 'ixians')
  );
}

/** Whether a Karama may cancel the charity of the Bene Gesserit: once, while claims are open. @rules R-172 */
function isCharityCancelled(
  { choices, seating, stack, alliances }: GameState,
  by: FactionId,
  value: AnswerValue,
): boolean {
  const charity = stack.find(({ kind }) => kind === 'charity');
  const isPlayed = seating.some(({ faction }) => faction === 'bene-gesserit');
  const areAllied = alliances.some((members) => members.includes(by) && members.includes('bene-gesserit'));
  return (
    choices.edition === 'gf9-2019' &&
    choices.layer === 'advanced' &&
    isPlayed &&
    by !== 'bene-gesserit' &&
    !areAllied &&
    charity?.kind === 'charity' &&
    charity.cancelled.length === 0 &&
    getField(value, 'cancels') === 'bene-gesserit/charity'
  );
}

/** Whether a Karama may cancel the Emperor's payment for a card: once, while the card is on auction. @rules R-172 */
function isCardIncomeCancelled(
  { choices, seating, stack, alliances }: GameState,
  by: FactionId,
  value: AnswerValue,
): boolean {
  return (
    choices.edition === 'gf9-2019' &&
    by !== 'emperor' &&
    seating.some(({ faction }) => faction === 'emperor') &&
    !alliances.some((members) => members.includes(by) && members.includes('emperor')) &&
    stack.some(
      (one) => one.kind === 'bidding' && one.card !== null && !one.cancelled.includes('emperor/card-income'),
    ) &&
    getField(value, 'cancels') === 'emperor/card-income'
  );
}

/**
 * Whether a Karama may cancel the help of Fremen or the Emperor with an ally's revival. The ally has not yet chosen its
 * revival. The power is on a card of a later printing.
 * @rules R-184
 */
function isRevivalOfAllyCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const helper = (['fremen', 'emperor'] as const).find((one) => getField(value, 'cancels') === `${one}/revival-ally`);
  const revival = state.stack.find((one) => one.kind === 'revival');
  if (helper === undefined || revival?.kind !== 'revival' || helper === by || isAllied(state, helper, by)) return false;
  return (
    state.choices.edition === 'gf9-2019' &&
    state.choices.options.includes('cards-of-later-printings') &&
    !revival.cancelled.includes(`${helper}/revival-ally`) &&
    state.factions.some(
      ({ faction, tanks }) =>
        faction !== helper &&
        isAllied(state, helper, faction) &&
        tanks.count > 0 &&
        state.lastRevival?.revived.every((one) => one.faction !== faction) === true,
    )
  );
}

/**
 * Whether a Karama may cancel a Fremen move of two territories: once, in their own turn or after such a move.
 * @rules R-172
 */
function isSecondTerritoryCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, alliances } = state;
  const areAllied = alliances.some((members) => members.includes(by) && members.includes('fremen'));
  return (
    choices.edition === 'gf9-2019' &&
    by !== 'fremen' &&
    !areAllied &&
    openTurns(state).some(
      ({ faction, cancelled, step, done }) =>
        faction === 'fremen' &&
        !cancelled.includes('fremen/move-2') &&
        (step !== 'over' || done.some((one) => one.kind === 'move' && one.restsOn.includes('fremen/move-2'))),
    ) &&
    getField(value, 'cancels') === 'fremen/move-2'
  );
}

/** Whether a Karama may cancel free reserves of a turn, as long as that turn can be reopened. @rules R-172 */
function areReservesCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  return (
    state.choices.options.includes('karama-cancels-fremen-reserves') &&
    by !== 'fremen' &&
    !isAllied(state, by, 'fremen') &&
    openTurns(state).some(
      ({ faction, cancelled, done }) =>
        faction === 'fremen' &&
        !cancelled.includes('fremen/free-reserves') &&
        done.some((one) => one.kind === 'shipment' && one.way === 'down' && one.paid.length === 0),
    ) &&
    getField(value, 'cancels') === 'fremen/free-reserves'
  );
}

/** Whether a Karama may cancel the look at the card for the next storm: once, during this storm. @rules R-172 */
function isNextStormCardCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, seating, stack } = state;
  return (
    choices.edition === 'gf9-2019' &&
    choices.layer === 'advanced' &&
    !choices.options.includes('karama-cancels-the-storm-card') &&
    seating.some(({ faction }) => faction === 'fremen') &&
    by !== 'fremen' &&
    !isAllied(state, by, 'fremen') &&
    stack.some((one) => one.kind === 'storm' && !one.cancelled.includes('fremen/next-storm-card')) &&
    getField(value, 'cancels') === 'fremen/next-storm-card'
  );
}

/** Whether a Karama may cancel a half-price shipment for a worthless card. @rules 001 Questions and Answers A.7 */
function isCheapShipmentCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  return (
    by !== 'bene-gesserit' &&
    !isAllied(state, by, 'bene-gesserit') &&
    openTurns(state).some(
      ({ faction, cancelled, done }) =>
        faction === 'bene-gesserit' &&
        !cancelled.includes('bene-gesserit/worthless-karama') &&
        done.some((one) => one.kind === 'shipment' && one.restsOn.includes('bene-gesserit/worthless-karama')),
    ) &&
    getField(value, 'cancels') === 'bene-gesserit/worthless-karama'
  );
}

/**
 * Whether the answer plays a "worthless card as Karama" legally: in the advanced game, in turns of shipment and
 * movement, or while a card is on auction.
 * @rules 002 Bene Gesserit sheet
 */
function isPlayedAsKarama(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const last = state.stack.at(-1);
  const top = last?.kind;
  const isBidFor = last?.kind === 'bidding' && last.card !== null && last.card.shown === null;
  return (
    by === 'bene-gesserit' &&
    hasSpecialKaramas(state.choices) &&
    (top === 'own-turn' || top === 'ship-and-move' || isBidFor || state.stack.length === 1) &&
    !state.stack.some((one) => 'cancelled' in one && one.cancelled.includes('bene-gesserit/worthless-karama')) &&
    WORTHLESS.some((title) => isCardPlayed(state, by, title, value, ['cancels']))
  );
}

/** Whether this card covers its owner's bid above the owner's spice. @rules R-156 */
const isNeededForBid = (state: GameState, faction: FactionId, value: AnswerValue): boolean =>
  cardNeededForBid(state, faction) === getField(value, 'slot');
