import { commitmentOf, hasCommitted } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { championOf } from './course.ts';
import { duelingHand, runningDuel, threatsNow } from './api.ts';
import { mayThreaten } from './threats.ts';
import type { FighterView, KanlyActivity, KanlyOwnView, KanlyPublicView, KanlyView } from './contract.ts';
import { secondsOf } from './seconds.ts';

/** Returns what everybody sees of threats and duels. */
export function publicView(_ctx: Ctx, state: GameState): KanlyPublicView {
  const { kanly } = state;
  if (kanly === null) return { kanly: null };
  const { rules, deck, discards, hands } = kanly;
  const running = runningDuel(state);
  return {
    kanly: {
      arena: rules.arena,
      threats: threatsNow(state),
      running: running === null ? null : duelView(state, running),
      hands: hands.map(({ faction, cards }) => ({ faction, cards: cards.length })),
      deck: deck.length,
      discards,
    },
  };
}

function duelView(state: GameState, duel: KanlyActivity): KanlyView {
  const { by, on, action, step, sides, bout, resolvesAt, last, parting } = duel;
  const attack = bout?.attack ?? null;
  return {
    by,
    on,
    action,
    step,
    sealedBy: sealedBy(state, duel),
    fighters: fightersIn(duel),
    sides,
    blocks: bout?.blocks ?? [],
    turn: step === 'arena' ? (bout?.turn ?? null) : null,
    made: bout?.made ?? 0,
    three: bout?.three ?? null,
    attack: attack === null ? null : { ...attack, resolvesAt },
    last,
    parting,
  };
}

function sealedBy(state: GameState, duel: KanlyActivity): readonly FactionId[] {
  const { by, on, step, champions, backing, seconds } = duel;
  if (step === 'seconds') return secondsOf(state, duel).filter((faction) => hasCommitted(seconds, faction));
  const sealed = step === 'champions' ? champions : backing;
  return step === 'champions' || step === 'backing' ? [by, on].filter((faction) => hasCommitted(sealed, faction)) : [];
}

/** Returns the leaders in the arena: face down after their placing, and with their values once they are shown. */
function fightersIn(duel: KanlyActivity): readonly FighterView[] {
  const { bout, places, backedWith } = duel;
  if (bout === null)
    return places.map(({ faction, at }) => ({
      faction,
      at,
      shown: null,
      backing: backedWith.find((one) => one.faction === faction)?.amount ?? null,
    }));
  return bout.fighters.map(({ faction, at, backing, worth, isShown }) => ({
    faction,
    at,
    shown: isShown ? { leader: championOf(duel, faction), worth } : null,
    backing,
  }));
}

/** Returns what one faction sees in addition: its own secrets of a duel, and the factions that it can threaten. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): KanlyOwnView {
  const duel = runningDuel(state);
  const second = duel === null ? null : commitmentOf(duel.seconds, faction);
  return {
    duelingCards: duelingHand(state, faction),
    champion: duel === null ? null : commitmentOf(duel.champions, faction),
    backing: duel === null ? null : commitmentOf(duel.backing, faction),
    second: second === 'nobody' ? null : second,
    mayThreaten: mayThreaten(ctx, state, faction),
  };
}
