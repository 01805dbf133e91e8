import type { FactionId } from '#client';
import { signHref } from '#app/_components/sprite.ts';
import styles from './picture.module.css';

interface DiscProps {
  readonly faction: FactionId;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A faction's disc within a drawing, around a point. */
export const Disc = ({ faction, x, y, r }: DiscProps) => (
  <g data-faction={faction} className={styles.disc}>
    <circle cx={x} cy={y} r={r} strokeWidth={Math.max(1.5, r * 0.09)} />
    <use href={signHref(faction)} x={x - r * 0.64} y={y - r * 0.64} width={r * 1.28} height={r * 1.28} />
  </g>
);
