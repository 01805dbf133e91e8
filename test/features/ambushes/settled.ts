/**
 * What one card of the Bene Tleilaxu does, by a second reading: first the result, then everything that follows from it.
 * @rules Nine-faction compendium XXXIV.2, "Additional character advantages" 1 and 3, "Karama powers", XXXVII.A.4 · R-303
 */
import { kindOf, type CardKind, type GameEvent, type GameState, type LeaderId } from '#engine';
import type { Happened } from '../../support/feature.ts';
import { ownLeaders } from '../../support/oracle/own.ts';
import { hasMorePowers, hasSpecialKaramas } from '../../support/oracle/played.ts';
import { strengthNow } from '../semuta/oracle.ts';

type Ambush = Extract<GameState['stack'][number], { readonly kind: 'ambush' }>;
type Shown = Extract<GameEvent, { readonly type: 'AmbushShown' }>;

const OWNER = 'bene-tleilaxu';

/** The defense that stops each kind of weapon. A kind that is missing here is no weapon against one leader. */
const STOPPED_BY: Partial<Record<CardKind, CardKind | null>> = {
  projectile: 'shield',
  poison: 'snooper',
  semuta: 'snooper',
  'stone-burner': 'shield',
  lasgun: null,
};

/** The faults of each ambush that is shown in the events of one command. */
export const settledOtherwise = (happened: readonly Happened[]): readonly string[] =>
  happened.flatMap(({ event, before }, at) => {
    if (event.type !== 'AmbushShown' || before === undefined) return [];
    const ambush = before.stack.find((activity) => activity.kind === 'ambush');
    if (ambush?.kind !== 'ambush') return ['ambush: cards are shown, but nobody is attacked'];
    const after = happened.slice(at + 1).map((one) => one.event);
    const over = after.findIndex(({ type }) => type === 'AmbushOver');
    const follows = over === -1 ? after : after.slice(0, over);
    return [...shownOtherwise(before, ambush, event), ...followsOtherwise(before, ambush, event, follows)].map(
      (fault) => `ambush: ${fault}`,
    );
  });

/** The faults of the result. */
function shownOtherwise(before: GameState, { by, leader, victim }: Ambush, shown: Shown): readonly string[] {
  const { card, as, defense, result, toKeep, holdToChoose } = shown;
  const isSpecial =
    card === 'karama' &&
    leader !== null &&
    hasSpecialKaramas(before.choices) &&
    !before.specialKaramaUsed.includes(OWNER);
  const expectedAs = isSpecial ? (by === 'trap' ? 'lasgun-and-shield' : 'lasgun') : null;
  const expected = leader === null ? 'nobody' : resultFor(before, leader, shown);
  const isWorthless = card !== null && kindOf(card) === 'worthless';
  const mayForbid = isWorthless && leader !== null && hasMorePowers(before.choices);
  const mayKeep = defense !== null && !['killed', 'exploded'].includes(result);
  const anybody = ownLeaders(before, victim).some(({ where, captor }) => where === 'ready' && captor === null);
  return [
    ...(result === expected ? [] : [`${String(card)} against ${String(defense)} is ${result}, not ${expected}`]),
    ...(as === expectedAs ? [] : [`${String(card)} counts as ${String(as)}, not as ${String(expectedAs)}`]),
    ...(holdToChoose === mayForbid
      ? []
      : [`${String(card)} ${holdToChoose ? 'forbids' : 'does not forbid'} something`]),
    ...((toKeep !== null) === mayKeep ? [] : [`the defense ${String(defense)} is kept after ${result}`]),
    ...(leader === null && anybody ? [`${victim} has a leader, and nobody was drawn`] : []),
  ];
}

/** "Combat is resolved normally." Lasgun and shield come first; Semuta takes one point of strength. */
function resultFor(before: GameState, leader: LeaderId, { card, as, defense }: Shown): Shown['result'] {
  const kind = as === null ? (card === null ? null : kindOf(card)) : 'lasgun';
  if (as === 'lasgun-and-shield' || (kind === 'lasgun' && defense === 'shield')) return 'exploded';
  if (!isReady(before, leader)) return 'nobody';
  const stop = kind === null ? undefined : STOPPED_BY[kind];
  if (stop === undefined || (stop !== null && defense !== null && kindOf(defense) === stop)) return 'lived';
  return kind === 'semuta' && strengthNow(before, leader) > 1 ? 'weakened' : 'killed';
}

const isReady = ({ leaders }: GameState, leader: LeaderId): boolean =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'ready');

/**
 * The faults of what follows: the dead, the payment, the losses, and both cards. "If the leader is killed, the BT gains
 * his value in spice. Tokens in the stronghold are not harmed unless a lasegun/shield combination occurs."
 */
function followsOtherwise(
  before: GameState,
  { leader, territory, victim }: Ambush,
  { card, as, defense, result }: Shown,
  follows: readonly GameEvent[],
): readonly string[] {
  const [isKilled, isExploded] = [result === 'killed', result === 'exploded'];
  const worth = leader === null ? 0 : strengthNow(before, leader) - (card === 'semuta' ? 1 : 0);
  const discards = (faction: string, title: unknown): number =>
    follows.filter((event) => event.type === 'CardDiscarded' && event.faction === faction && event.card.card === title)
      .length;
  const forces = before.forces.filter((stack) => stack.territory === territory).map(({ count }) => count);
  const spice = before.spiceOnBoard.filter((one) => one.territory === territory).map(({ amount }) => amount);
  const isInPlay = before.factions.some(({ faction }) => faction === victim);
  const counted: readonly (readonly [string, number, number])[] = [
    [
      'deaths of the leader',
      follows.filter((event) => event.type === 'LeaderKilled' && event.leader === leader).length,
      Number(isKilled || (isExploded && leader !== null && isReady(before, leader))),
    ],
    ['spice for the leader', spiceTo(OWNER, follows), isKilled ? worth : 0],
    [
      'lost forces',
      sum(follows.map((event) => (event.type === 'ForcesLost' && event.territory === territory ? event.count : 0))),
      isExploded ? sum(forces) : 0,
    ],
    ['lost spice', spiceFrom(territory, follows), isExploded ? sum(spice) : 0],
    [
      'discards of the attacking card',
      card === null ? 0 : discards(OWNER, card),
      Number(card !== null && result !== 'weakened'),
    ],
    [
      'cards on the leader',
      follows.filter((event) => event.type === 'CardLaidOnLeader' && event.leader === leader).length,
      Number(result === 'weakened'),
    ],
    [
      'discards of the defense',
      defense === null ? 0 : discards(victim, defense),
      Number(defense !== null && isInPlay && (isKilled || isExploded)),
    ],
    [
      'special uses of a Karama',
      follows.filter((event) => event.type === 'SpecialKaramaUsed' && event.faction === OWNER).length,
      Number(as !== null),
    ],
  ];
  return counted
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${found} ${what}, not ${expected}, after ${String(card)} was ${result}`);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const spiceTo = (faction: string, events: readonly GameEvent[]): number =>
  sum(
    events.map((event) =>
      event.type === 'SpiceMoved' && event.from === 'bank' && event.to === faction ? event.amount : 0,
    ),
  );

const spiceFrom = (territory: string, events: readonly GameEvent[]): number =>
  sum(
    events.map((event) =>
      event.type === 'SpiceMoved' &&
      typeof event.from === 'object' &&
      'territory' in event.from &&
      event.from.territory === territory
        ? event.amount
        : 0,
    ),
  );
