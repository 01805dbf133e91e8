/** What one card does to one leader, and to the territory. */
import type { GameEvent } from '../../../model/events.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { FactionId } from '../../../model/factions.ts';
import { isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { type CardKind, kindOf, type PlayedCard, type TreacheryTitle } from '../../../model/treachery-cards.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { leaderDrugged } from '../../../cards/semuta/events.ts';
import type { Weapon } from '../../../features/battle/steps.ts';
import { specialKaramaUsed } from '../../../kernel/windows/events.ts';
import {
  cardDiscarded,
  cardLaidOnLeader,
  forcesLost,
  leaderKilled,
  spiceFromBank,
  spiceToBank,
} from '../../../pieces/events.ts';
import { isReady, strengthNow } from '../../../pieces/leaders.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { AmbushKind, AmbushResult, ShownAmbush } from './contract.ts';

/** An ambush with both cards, just before they are open. */
export interface Resolving {
  readonly by: AmbushKind;
  readonly leader: LeaderId;
  readonly territory: TerritoryId;
  readonly card: PlayedCard | null;
  readonly defense: PlayedCard | null;
}

/**
 * Returns the outcome. A Karama counts as a lasgun in an attack, and as lasgun and shield in a trap, once in the game.
 * @rules Nine-faction compendium XXXIV.2, "Additional character advantages" 1, "Karama powers" ·
 */
export function ambushOutcome(ctx: Ctx, state: GameState, ambush: Resolving): ShownAmbush {
  const { card, defense } = ambush;
  const as = card === null ? null : karamaAs(ctx, state, ambush.by, card.card);
  return { card: card?.card ?? null, as, defense: defense?.card ?? null, result: resultOf(ctx, state, ambush, as) };
}

function resultOf(
  ctx: Ctx,
  state: GameState,
  { leader, card, defense }: Resolving,
  as: ShownAmbush['as'],
): AmbushResult {
  const weapon = weaponOf(ctx, as === null ? (card?.card ?? null) : 'lasgun');
  const isOf = (kinds: readonly CardKind[]) => defense !== null && kinds.includes(kindOf(defense.card));
  if (as === 'lasgun-and-shield' || (weapon !== null && isOf(weapon.explodesWith))) return 'exploded';
  if (!isReady(state, leader)) return 'nobody';
  if (weapon === null || !weapon.kills.includes('opponent') || isOf(weapon.stoppedBy)) return 'lived';
  return weapon.weakens === undefined || strengthNow(ctx, state, leader) <= weapon.weakens ? 'killed' : 'weakened';
}

/** Returns the effect of a card as a weapon; `null` if the card is none. */
function weaponOf(ctx: Ctx, title: TreacheryTitle | null): Weapon | null {
  const does = title === null ? undefined : ctx.cardOf(title).inBattle?.places.weapon;
  return does === undefined || does === 'nothing' ? null : does;
}

function karamaAs({ advantages }: Ctx, state: GameState, by: AmbushKind, title: TreacheryTitle): ShownAmbush['as'] {
  const isGranted = advantages.some(({ id }) => id === 'bene-tleilaxu/karama-lasgun');
  if (!isGranted || kindOf(title) !== 'karama' || state.specialKaramaUsed.includes(BENE_TLEILAXU)) return null;
  return by === 'trap' ? 'lasgun-and-shield' : 'lasgun';
}

/**
 * Returns the events after the cards are open, without the questions. The Bene Tleilaxu get the value of a killed
 * leader, but nothing in an explosion.
 */
export function consequences(
  ctx: Ctx,
  state: GameState,
  { leader, territory, card, defense }: Resolving,
  victim: FactionId,
  { result, as }: ShownAmbush,
): readonly GameEvent[] {
  const isSpent = result === 'killed' || result === 'exploded';
  return [
    ...(as === null ? [] : [specialKaramaUsed(BENE_TLEILAXU, 'bene-tleilaxu/karama-lasgun')]),
    ...(result === 'killed' ? [leaderKilled(leader), ...bounty(ctx, state, leader, card)] : []),
    ...(result === 'exploded' ? [...dies(state, leader), ...lossesIn(state, territory)] : []),
    ...(card === null ? [] : goes(card, result, leader)),
    ...(defense !== null && isSpent && isInPlay(state, victim) ? [cardDiscarded(victim, defense)] : []),
  ];
}

/** Returns the payment for a killed leader: the strength that the weapon has left. */
function bounty(ctx: Ctx, state: GameState, leader: LeaderId, card: PlayedCard | null): readonly GameEvent[] {
  const taken = weaponOf(ctx, card?.card ?? null)?.weakens ?? 0;
  const value = Math.max(0, strengthNow(ctx, state, leader) - taken);
  return value === 0 ? [] : [spiceFromBank(BENE_TLEILAXU, value)];
}

const dies = (state: GameState, leader: LeaderId): readonly GameEvent[] =>
  isReady(state, leader) ? [leaderKilled(leader)] : [];

/** Returns where the card of the Bene Tleilaxu goes: to the leader that it weakens, or to the discards. */
const goes = (card: PlayedCard, result: AmbushResult, leader: LeaderId): readonly GameEvent[] =>
  result === 'weakened'
    ? [cardLaidOnLeader(BENE_TLEILAXU, card, leader), leaderDrugged(BENE_TLEILAXU, leader)]
    : [cardDiscarded(BENE_TLEILAXU, card)];

/** Returns the losses of an explosion: all forces and spice of the territory, as in a battle. */
const lossesIn = (state: GameState, territory: TerritoryId): readonly GameEvent[] => [
  ...state.forces.filter((stack) => stack.territory === territory).map(forcesLost),
  ...state.spiceOnBoard
    .filter((spice) => spice.territory === territory)
    .map(({ sector, amount }) => spiceToBank({ territory, sector }, amount)),
];
