import { choices, type Grammar } from '../../core/grammar.ts';
import type { Ctx } from '../../rules/ctx.ts';
import type { PlaceBar } from '../../table/battle.ts';
import type { GameState } from '../../table/state.ts';
import type { BattleActivity, BattleSide } from './contract.ts';
import { planGrammar } from './plan.ts';

type CardPlace = 'weapon' | 'defense';
type Bars = Readonly<Record<CardPlace, PlaceBar | null>>;

/**
 * Why no card may lie as weapon or as defense in any of these legal plans of a side: nobody leads it, or the Voice alone
 * keeps every card out that the hand has for the place. `null` where one may lie there, or the hand has none for it.
 * @rules AH79 X.B–C, Bene Gesserit advantage 3 · GF9-2019 Phase 7 "Battle Plan", Bene Gesserit sheet "Voice" · R-61
 */
export function barredPlaces(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  { faction, leaderless }: BattleSide,
  plans: Grammar,
): Bars {
  if (leaderless === 'announced' || leaderless === 'agreed') return { weapon: 'no-leader', defense: 'no-leader' };
  const { voice } = battle;
  if (voice.state !== 'standing' || voice.target !== faction) return { weapon: null, defense: null };
  const unspoken: BattleActivity = { ...battle, voice: { state: 'declined' } };
  const byVoice = (place: CardPlace): PlaceBar | null =>
    !takesCard(plans, place) && takesCard(planGrammar(ctx, state, unspoken, faction), place) ? 'voice' : null;
  return { weapon: byVoice('weapon'), defense: byVoice('defense') };
}

const takesCard = (plans: Grammar, place: CardPlace): boolean =>
  choices(plans, place, {}).some((value) => value !== null);
