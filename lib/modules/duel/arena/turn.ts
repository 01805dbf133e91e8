/** What a move does to a bout, and whose turn follows. */
import { assertNever } from '../../../core/assert-never.ts';
import type { ArenaMove, DuelRules } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Bout, Fighter } from './bout.ts';

/**
 * Returns the bout after a legal move. An attack shows its leader and waits until it is resolved; every other move ends
 * at once. The drawing and the discarding of cards are not part of the bout.
 *
 * @rules AH79 The Duel V.4, V.6, V.7, V.10, V.11, VI ·
 */
export function moved(rules: DuelRules, before: Bout, move: ArenaMove): Bout {
  const isIdle = move.move === 'stop' && before.made === 0 && before.three === null;
  const bout = { ...before, idle: isIdle ? before.idle + 1 : 0 };
  switch (move.move) {
    case 'step':
    case 'jump-block':
      return moveMade(rules, changed(bout, bout.turn, { at: move.to }));
    case 'attack':
      return {
        ...changed(bout, bout.turn, { isShown: true }),
        attack: { by: bout.turn, on: move.on, direction: move.direction },
      };
    case 'place-block':
      return moveMade(rules, { ...bout, blocks: [...bout.blocks, move.border] });
    case 'pick-up-block':
      return moveMade(rules, { ...bout, blocks: bout.blocks.filter((one) => one !== move.border) });
    case 'move-or-attack-three':
      return { ...bout, three: rules.movesOfThree };
    case 'flee-with-honor':
      return without(bout, [bout.turn]);
    case 'stop':
      return bout.three === null ? nextTurn(bout) : moveMade(rules, { ...bout, three: 1 });
    default:
      return assertNever(move);
  }
}

/** Returns the bout after the faction in turn has made one move: the same turn, or the turn of the next faction. */
export function moveMade(rules: DuelRules, bout: Bout): Bout {
  if (bout.three !== null && bout.three > 1) return { ...bout, three: bout.three - 1 };
  const made = bout.made + 1;
  return made < rules.movesInTurn ? { ...bout, made, three: null } : nextTurn(bout);
}

/** Returns the bout without leaders that died or fled. If the faction in turn is one of them, its turn is over. */
export function without(bout: Bout, factions: readonly FactionId[]): Bout {
  const isOut = ({ faction }: Fighter): boolean => factions.includes(faction);
  const passed = factions.includes(bout.turn) ? nextTurn(bout, isOut) : bout;
  return { ...passed, fighters: bout.fighters.filter((fighter) => !isOut(fighter)) };
}

/** Returns the bout with changes of one fighter. */
export const changed = (bout: Bout, faction: FactionId, change: Partial<Fighter>): Bout => ({
  ...bout,
  fighters: bout.fighters.map((one) => (one.faction === faction ? { ...one, ...change } : one)),
});

/** Whether at most one leader is left in the arena, or a whole round has brought no act. */
export const isDecided = ({ fighters, idle }: Bout): boolean => fighters.length <= 1 || idle >= fighters.length;

function nextTurn(bout: Bout, isOut: (fighter: Fighter) => boolean = () => false): Bout {
  const { fighters, turn } = bout;
  const at = fighters.findIndex(({ faction }) => faction === turn);
  const next = [...fighters.slice(at + 1), ...fighters.slice(0, at)].find((fighter) => !isOut(fighter));
  return { ...bout, turn: next?.faction ?? turn, made: 0, three: null };
}
