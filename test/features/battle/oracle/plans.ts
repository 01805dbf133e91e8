/**
 * The legal battle plans by a second reading of the rulebook: each sentence of the rules removes plans. A sentence that
 * binds only "if possible" is ignored if it would remove all plans.
 * @rules GF9-2019 Phase 7 "Battle Plan", "Leaders", "Treachery Cards", Bene Gesserit "Voice", Atreides "Battle" · R-47,
 *
 */
import {
  getField,
  kindOf,
  discOf,
  sameAnswer,
  TREACHERY_TITLES,
  type AnswerValue,
  type BattlePlan,
  type CardKind,
  type FactionId,
  type GameState,
  type PlayedCard,
  type ShownElement,
  type VoiceCommand,
} from '#engine';
import { cardsSeenFrom } from '#test/support/oracle/cards.ts';
import { ownOf } from '#test/support/oracle/own.ts';
import { isCancelled, forcesIn, type Battle } from './site.ts';
import { canDial } from './strength.ts';
import { hasMorePowers } from '#test/support/oracle/played.ts';

/** A plan without its dial. The legal dials depend only on these three elements. */
export type Cast = Pick<BattlePlan, 'leader' | 'weapon' | 'defense'>;

/**
 * Whether the Kwisatz Haderach may take part: it is active after seven lost forces, alive, used in no other territory,
 * and with a leader or hero.
 * @rules GF9-2019 Atreides sheet "Kwisatz Haderach" ·
 */
function canGoAlong(state: GameState, battle: Battle, faction: FactionId, { leader }: Cast): boolean {
  const { choices, turn, kwisatzHaderach } = state;
  if (isCancelled(battle, 'atreides/kwisatz-haderach')) return false;
  if (!hasMorePowers(choices) || faction !== 'atreides' || kwisatzHaderach === null || leader === null) return false;
  if (choices.edition === 'grand-dune' && sharesWithPaul(state, battle, leader)) return false;
  const { losses, where, usedIn, usedWith, lostIn } = kwisatzHaderach;
  // 001 Player Aid Pad, back, Atreides 1: "any turn after", "any one leader or cheap hero per turn".
  if (choices.edition !== 'gf9-2019') {
    const lostBefore = losses - (lostIn.turn === turn ? lostIn.count : 0);
    const isSame = leader.kind === 'leader' && leader.leader === usedWith;
    const isFree = usedIn === null || (usedWith === null && usedIn === battle.territory) || isSame;
    return lostBefore >= 7 && where === 'ready' && isFree;
  }
  return losses >= 7 && where === 'ready' && (usedIn === null || usedIn === battle.territory);
}

/**
 * 004: "either use the Kwisatz Haderach counter or the Main Character Leader disc once"; both only "in the same
 * territory", and "only one or the other" in a battle. Without Paul there is no Kwisatz Haderach.
 */
const sharesWithPaul = ({ leaders }: GameState, { territory }: Battle, leader: NonNullable<Cast['leader']>): boolean =>
  (leader.kind === 'leader' && leader.leader === PAUL) ||
  leaders.some((disc) => disc.leader === PAUL && disc.foughtIn !== null && disc.foughtIn !== territory);

/** Whether Paul may not fight here, because the Kwisatz Haderach was used elsewhere in this round. */
const isPaulBarred = ({ choices, kwisatzHaderach }: GameState, { territory }: Battle): boolean =>
  choices.edition === 'grand-dune' && (kwisatzHaderach?.usedIn ?? territory) !== territory;

const PAUL = 'paul-atreides';

type Sentence = (cast: Cast) => boolean;

const WEAPONS: readonly CardKind[] = ['projectile', 'poison', 'lasgun', 'stone-burner', 'semuta'];
const DEFENSES: readonly CardKind[] = ['shield', 'snooper'];

/** Whether this plan is legal for this side now. */
export function isLegalPlan(state: GameState, battle: Battle, faction: FactionId, plan: AnswerValue): boolean {
  const [dial, spice] = [getField(plan, 'dial'), getField(plan, 'spice')];
  return (
    typeof dial === 'number' &&
    typeof spice === 'number' &&
    isLegalDial(state, battle, faction, dial, spice) &&
    castsOf(state, battle, faction).some((cast) =>
      (canGoAlong(state, battle, faction, cast) ? [false, true] : [false]).some((kwisatzHaderach) =>
        sameAnswer({ dial, spice, kwisatzHaderach, ...asAnswer(cast) }, plan),
      ),
    )
  );
}

export const asAnswer = ({ leader, weapon, defense }: Cast): { readonly [Place in keyof Cast]: AnswerValue } => ({
  leader: leader === null ? null : { ...leader },
  weapon: weapon === null ? null : { ...weapon },
  defense: defense === null ? null : { ...defense },
});

/** Whether some legal plan has this dial with this spice. */
function isLegalDial(state: GameState, battle: Battle, faction: FactionId, dial: number, spice: number): boolean {
  const held = ownOf(state, faction).spice;
  if (spice < 0 || (held !== 'uncounted' && spice > held)) return false;
  const shown = shownBy(state, battle, faction);
  const isBound = shown?.element === 'dial' && dialsWith(state, battle, faction, shown.dial).length > 0;
  return canDial(state, battle, faction, dial, spice) && (!isBound || shown.dial === dial);
}

/** Returns the amounts of spice with which this number can be dialled. */
export function dialsWith(state: GameState, battle: Battle, faction: FactionId, dial: number): readonly number[] {
  const held = ownOf(state, faction).spice;
  const most = forcesIn(state, battle, faction).count;
  const laid = Array.from({ length: most + 1 }, (_, spice) => spice);
  return laid.filter(
    (spice) => (held === 'uncounted' || spice <= held) && canDial(state, battle, faction, dial, spice),
  );
}

/** Returns every legal choice of leader, weapon and defense. */
export function castsOf(state: GameState, battle: Battle, faction: FactionId): readonly Cast[] {
  const side = battle.aggressor.faction === faction ? battle.aggressor : battle.defender;
  const announcedNone = side.leaderless === 'announced' || side.leaderless === 'agreed';
  const untold = untoldIn(state, faction);
  const voice = voiceOver(state, battle, faction);
  let casts = castsFrom(state, battle, faction);
  if (voice !== null) casts = obedient(casts, voice, untold);
  // "If possible, it must include a leader or cheap hero". If only the owner knows a leader or hero of the hand, the
  // owner decides.
  if (casts.some((cast) => isLed(cast) && !lays(cast, untold))) casts = casts.filter(isLed);
  if (announcedNone) casts = [{ leader: null, weapon: null, defense: null }];
  if (side.leaderless === 'not-announced') casts = ifPossible(casts, isLed);
  const shown = shownBy(state, battle, faction);
  return shown === null || shown.element === 'dial' ? casts : ifPossible(casts, (cast) => isAsShown(cast, shown));
}

const isLed: Sentence = ({ leader }) => leader !== null;

const ifPossible = (casts: readonly Cast[], sentence: Sentence): readonly Cast[] =>
  casts.some(sentence) ? casts.filter(sentence) : casts;

/** Returns all combinations of leader and cards. A card is in one slot only, and cards need a leader or hero. */
function castsFrom(state: GameState, battle: Battle, faction: FactionId): readonly Cast[] {
  const free = state.leaders
    .filter(({ leader, captor }) => (captor ?? discOf(leader).faction) === faction)
    .filter(({ where, resting }) => where === 'ready' && !resting)
    .filter(({ foughtIn }) => foughtIn === null || foughtIn === battle.territory)
    .filter(({ leader }) => !(leader === PAUL && faction === 'atreides' && isPaulBarred(state, battle)));
  const held = cardsOf(state, faction);
  const of = (...kinds: readonly CardKind[]) => held.filter(({ card }) => kinds.includes(kindOf(card)));
  const leaders: readonly BattlePlan['leader'][] = [
    ...free.map(({ leader }) => ({ kind: 'leader', leader }) as const),
    ...of('cheap-hero').map((card) => ({ kind: 'cheap-hero', ...card }) as const),
  ];
  const led = leaders.flatMap((leader) =>
    [null, ...of(...WEAPONS, 'worthless')].flatMap((weapon) =>
      [null, ...of(...DEFENSES, 'worthless')].map((defense): Cast => ({ leader, weapon, defense })),
    ),
  );
  const alone: readonly Cast[] = free.length > 0 ? [] : [{ leader: null, weapon: null, defense: null }];
  return [...alone, ...led.filter(laysEachCardOnce)];
}

/**
 * Returns the cards of a hand. A card that only its owner knows can be any card that the owner does not see elsewhere.
 */
function cardsOf(state: GameState, faction: FactionId): readonly PlayedCard[] {
  const titles = TREACHERY_TITLES.filter(cardsSeenFrom(state, faction));
  return ownOf(state, faction).hand.flatMap(({ slot, card }) =>
    card === 'unknown' ? titles.map((title) => ({ slot, card: title })) : [{ slot, card }],
  );
}

const untoldIn = (state: GameState, faction: FactionId): readonly string[] =>
  ownOf(state, faction)
    .hand.filter(({ card }) => card === 'unknown')
    .map(({ slot }) => slot);

const laidIn = ({ leader, weapon, defense }: Cast): readonly PlayedCard[] =>
  [leader?.kind === 'cheap-hero' ? leader : null, weapon, defense].flatMap((card) => (card === null ? [] : [card]));

const laysEachCardOnce: Sentence = (cast) => {
  const slots = laidIn(cast).map(({ slot }) => slot);
  return new Set(slots).size === slots.length;
};

/** Whether the plan uses one of these slots. */
const lays = (cast: Cast, slots: readonly string[]): boolean => laidIn(cast).some(({ slot }) => slots.includes(slot));

function voiceOver({ voice }: GameState, { id }: Battle, faction: FactionId): VoiceCommand | null {
  return voice?.battle === id && voice.state === 'standing' && voice.target === faction ? voice.command : null;
}

/**
 * Returns the plans that obey the Voice, or all plans if none obeys it. "If your opponent can't comply with your
 * command, they may do as they wish."
 */
function obedient(casts: readonly Cast[], { play, kind }: VoiceCommand, untold: readonly string[]): readonly Cast[] {
  const obeys: Sentence = (cast) => laidIn(cast).some(({ card }) => isMeant(kindOf(card), kind)) === play;
  const can = play ? casts.some((cast) => obeys(cast) && !lays(cast, untold)) : casts.some(obeys);
  return can ? casts.filter(obeys) : casts;
}

/** Returns the element that prescience has shown and that binds the plan. By an option of 1979, it does not bind. */
function shownBy({ choices }: GameState, battle: Battle, faction: FactionId): ShownElement | null {
  if (choices.options.includes('plan-may-change-after-prescience')) return null;
  const side = battle.aggressor.faction === faction ? battle.aggressor : battle.defender;
  return side.shown?.element ?? null;
}

function isAsShown(cast: Cast, shown: Exclude<ShownElement, { readonly element: 'dial' }>): boolean {
  if (shown.element === 'leader') return faceOf(cast.leader) === faceOf(shown.leader);
  const laid = cast[shown.element];
  const isWorthless = laid !== null && kindOf(laid.card) === 'worthless';
  return shown.card === 'none' ? laid === null || isWorthless : laid?.card === shown.card.card;
}

/** Whether the Voice means this card. Semuta is a poison: "Semuta Drug (Poison)". */
const isMeant = (card: CardKind, kind: VoiceCommand['kind']): boolean =>
  card === kind || (card === 'semuta' && kind === 'poison');

const faceOf = (leader: BattlePlan['leader']): string | null =>
  leader?.kind === 'leader' ? leader.leader : (leader?.card ?? null);
