/** The resolution of an attack: who is hurt, who pays, and who dies. */
import { must } from '../../../core/assert-never.ts';
import type { DuelRules } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { type Bout, type Fighter, fighterOf } from './bout.ts';
import { changed, isDecided, moveMade, without } from './turn.ts';

/** What an attack or its answer does to one leader. */
export interface Hit {
  readonly by: FactionId;
  readonly on: FactionId;
  /** The spice that `by` gets from the backing of `on`. */
  readonly fromBacking: number;
  /** The spice that `by` gets from the disc of `on`. */
  readonly fromDisc: number;
  /** The spice that the bank puts on the disc of `on` now; 0 unless the leader itself is hurt for the first time. */
  readonly funded: number;
  readonly dies: boolean;
}

/** An attack with its consequences. */
export interface ResolvedAttack {
  /** The hit of the attacker, and the hit of the attacked leader if a card answered. */
  readonly hits: readonly Hit[];
  readonly bout: Bout;
}

/**
 * Returns the hits of the attack of a bout, and the bout after it. Both hits have the strength that the leaders had before, and both apply before a leader
 * dies. The attacker is shown, and the attacked leader if it answers or is hurt itself.
 *
 * @rules AH79 The Duel V.7, V.8
 */
export function resolveAttack(rules: DuelRules, bout: Bout, isAnswered: boolean): ResolvedAttack {
  const { by, on } = must(bout.attack, 'an attack');
  const attacker = must(fighterOf(bout, by), 'the attacker');
  const attacked = must(fighterOf(bout, on), 'the attacked leader');
  const hits = [hitBetween(attacker, attacked), ...(isAnswered ? [hitBetween(attacked, attacker)] : [])];
  const shown = changed(changed(bout, by, { isShown: true }), on, { isShown: attacked.isShown || isAnswered });
  const hurt = hits.reduce((position, hit) => changed(position, hit.on, afterHit(position, hit)), shown);
  const dead = hits.filter(({ dies }) => dies).map((hit) => hit.on);
  const left = without({ ...hurt, attack: null }, dead);
  return { hits, bout: dead.includes(by) || isDecided(left) ? left : moveMade(rules, left) };
}

/** Returns the hit of one leader on another. The loss is the value of the first leader, at most all that the other has. */
function hitBetween({ faction: by, worth: strength }: Fighter, other: Fighter): Hit {
  const { faction: on, backing, worth, onDisc } = other;
  const fromBacking = Math.min(strength, backing);
  const fromDisc = Math.min(strength - fromBacking, worth);
  return {
    by,
    on,
    fromBacking,
    fromDisc,
    funded: fromDisc > 0 && onDisc === null ? worth : 0,
    dies: strength >= backing + worth,
  };
}

function afterHit(bout: Bout, { on, fromBacking, fromDisc }: Hit): Partial<Fighter> {
  const { backing, worth, onDisc } = must(fighterOf(bout, on), 'a leader that was hit');
  const left = { backing: backing - fromBacking, worth: worth - fromDisc };
  return fromDisc === 0 ? left : { ...left, isShown: true, onDisc: (onDisc ?? worth) - fromDisc };
}
