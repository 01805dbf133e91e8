import { commitmentOf, hasCommitted } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { placedNegotiators } from '../war/api.ts';
import { duelingHand, runningDuel, runningFight, threatsNow } from './api.ts';
import type { FighterView, FightView, KanlyActivity, KanlyOwnView, KanlyPublicView, KanlyView } from './contract.ts';
import { mayThreaten } from './threats.ts';
import { championOf } from './fight.ts';
import { secondsOf } from './seconds.ts';

/** Returns what everybody sees of threats and duels. */
export function publicView(_ctx: Ctx, state: GameState): KanlyPublicView {
  const { kanly } = state;
  if (kanly === null) return { kanly: null };
  const { rules, deck, discards, hands } = kanly;
  const running = runningDuel(state);
  const fight = fightView(state);
  return {
    kanly: {
      arena: rules.arena,
      threats: threatsNow(state),
      fight,
      running: running === null || fight === null ? null : { ...duelView(state, running), ...fight },
      hands: hands.map(({ faction, cards }) => ({ faction, cards: cards.length })),
      deck: deck.length,
      discards,
    },
  };
}

const duelView = (state: GameState, duel: KanlyActivity): Omit<KanlyView, keyof FightView> => {
  const { by, on, action, step, sides, parting } = duel;
  return { by, on, action, step, sides, sealedBy: sealedBy(state, duel), parting };
};

function sealedBy(state: GameState, duel: KanlyActivity): readonly FactionId[] {
  const { by, on, step, champions, backing, seconds } = duel;
  if (step === 'seconds') return secondsOf(state, duel).filter((faction) => hasCommitted(seconds, faction));
  const sealed = step === 'champions' ? champions : backing;
  return step === 'champions' || step === 'backing' ? [by, on].filter((faction) => hasCommitted(sealed, faction)) : [];
}

/** Returns the arena of the running duel or war, or the arena with the leaders that lie there during a nexus. */
function fightView(state: GameState): FightView | null {
  const fight = runningFight(state);
  if (fight === null) {
    const placed = placedNegotiators(state);
    return placed.length === 0 ? null : { ...NOBODY_MOVES, fighters: placed.map((one) => faceDown(one, null)) };
  }
  const { bout, resolvesAt, last } = fight;
  if (bout === null) {
    const places = fight.kind === 'kanly' ? fight.places : placedNegotiators(state);
    const backedWith = fight.kind === 'kanly' ? fight.backedWith : [];
    const backingOf = (faction: FactionId) => backedWith.find((one) => one.faction === faction)?.amount ?? null;
    return { ...NOBODY_MOVES, fighters: places.map((one) => faceDown(one, backingOf(one.faction))) };
  }
  const { fighters, blocks, turn, made, three, attack } = bout;
  const isOver = fight.kind === 'kanly' && fight.step !== 'arena';
  return {
    fighters: fighters.map(({ faction, at, backing, worth, isShown }) => ({
      faction,
      at,
      shown: isShown ? { leader: championOf(fight, faction), worth } : null,
      backing,
    })),
    blocks,
    turn: isOver ? null : turn,
    made,
    three,
    attack: attack === null ? null : { ...attack, resolvesAt },
    last,
  };
}

const NOBODY_MOVES = { blocks: [], turn: null, made: 0, three: null, attack: null, last: null } as const;

const faceDown = ({ faction, at }: Pick<FighterView, 'faction' | 'at'>, backing: number | null): FighterView => ({
  faction,
  at,
  shown: null,
  backing,
});

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
