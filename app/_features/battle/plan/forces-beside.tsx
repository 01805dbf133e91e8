import { mixesFor, formatForces, type DialOption, type FightingForces, type ForceMix } from '#client';
import { formatByWorth, formatDialled, formatFromTo, formatFullAndHalf } from '#lib/features/battle/messages/plan.ts';
import styles from './forces-beside.module.css';

interface ForcesBesideProps {
  readonly words: 'stay' | 'costs';
  readonly fighting: FightingForces;
  readonly dialled: DialOption;
}

/**
 * Shows two numbers next to the dialled number: the forces that a win costs on the left, and those that stay on the
 * right.
 */
export function ForcesBeside({ words, fighting, dialled }: ForcesBesideProps) {
  const mixes = mixesFor(fighting, dialled);
  const [least, most] = fallen(mixes);
  const { count } = fighting.forces;
  const [from, to] = words === 'costs' ? [least, most] : [count - most, count - least];
  const support = words === 'costs' && fighting.needSpice ? formatHalves(fighting, mixes) : null;
  return (
    <>
      {words}
      <strong>{from === to ? formatForces(from) : formatFromTo(from, to)}</strong>
      {support !== null && <small className={styles.halves}>{support}</small>}
    </>
  );
}

/**
 * Returns the dial in the words of a screen reader: `5 and a half. Costs 7 forces and 4 spice. 3 forces stay. Total 12
 * and a half.` `strength` is that of the leader, and `beside` is what the Kwisatz Haderach adds.
 */
export function formatDial(fighting: FightingForces, dialled: DialOption, strength: number, beside: number): string {
  const [least, most] = fallen(mixesFor(fighting, dialled));
  const { count } = fighting.forces;
  return formatDialled(dialled, { least, most, of: count }, dialled.dial + strength + beside);
}

/** Returns the fewest and the most forces that can equal the dial. */
function fallen(mixes: readonly ForceMix[]): readonly [number, number] {
  const counts = mixes.map(({ forces }) => forces.count);
  return [Math.min(...counts), Math.max(...counts)];
}

/** Returns a text such as `4 full, 3 half`; an empty text if several sets of forces equal the dial. */
function formatHalves({ counts }: FightingForces, mixes: readonly ForceMix[]): string | null {
  const [only, another] = mixes;
  if (only === undefined || another !== undefined || only.forces.count === 0) return null;
  const { forces, full } = only;
  const rest = forces.count - full.count;
  return counts === undefined
    ? formatFullAndHalf(full.count, rest)
    : formatByWorth(full.count, counts.with, rest, counts.without);
}
