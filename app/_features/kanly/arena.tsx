import type { ArenaPlan, FactionId, SectorId, TableView } from '#client';
import { signHref } from '#app/_components/sprite.ts';
import { formatArena } from '#lib/modules/duel/kanly/messages/arena.ts';
import { ARENA_RADIUS, arcPath, blockLine, middleOf, sectorsIn } from './geometry.ts';
import styles from './arena.module.css';

const DISC = 13;

/** Draws the arena with its leaders and blocks. */
export function Arena({ table: { kanly } }: { readonly table: Pick<TableView, 'kanly'> }) {
  if (kanly === null || kanly.running === null) return null;
  const { arena, running } = kanly;
  const size = 2 * ARENA_RADIUS;
  return (
    <svg
      className={styles.arena}
      viewBox={`${-ARENA_RADIUS} ${-ARENA_RADIUS} ${size} ${size}`}
      role="img"
      aria-label={formatArena(running)}
    >
      {sectorsIn(arena).map((sector) => (
        <path key={sector} className={styles.sector} d={arcPath(arena, sector)} />
      ))}
      {running.blocks.map((border) => (
        <line key={border} className={styles.block} {...blockLine(arena, border)} />
      ))}
      {running.fighters.map(({ faction, at, shown }) => (
        <Disc key={faction} plan={arena} faction={faction} at={at} worth={shown?.worth ?? null} />
      ))}
    </svg>
  );
}

interface DiscProps {
  readonly plan: ArenaPlan;
  readonly faction: FactionId;
  readonly at: SectorId;
  readonly worth: number | null;
}

/** A leader in its sector: the disc of its faction, and the value once the leader is shown. */
function Disc({ plan, faction, at, worth }: DiscProps) {
  const { x, y } = middleOf(plan, at);
  return (
    <g transform={`translate(${x} ${y})`} data-faction={faction} className={styles.disc}>
      <circle r={DISC} />
      <use href={signHref(faction)} x={-DISC} y={-DISC} width={2 * DISC} height={2 * DISC} />
      {worth !== null && (
        <g transform={`translate(${DISC * 0.8} ${DISC * 0.8})`} className={styles.bead}>
          <circle r={DISC / 2} />
          <text dy="0.35em">{worth}</text>
        </g>
      )}
    </g>
  );
}
