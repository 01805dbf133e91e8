import type { KeyboardEvent } from 'react';
import type { ArenaPlan, BorderId, FactionId, SectorId } from '#client';
import { signHref } from '../sprite.ts';
import {
  ARENA_RADIUS,
  arrowBetween,
  borderLine,
  borderMiddle,
  CENTRE,
  grainOf,
  middleOf,
  type Point,
  sectorPath,
  sectorsIn,
} from './geometry.ts';
import styles from './arena.module.css';

/** The radius of a disc in the arena. */
const DISC = 13.5;
const BEAD = 6.2;
/** The distance between the middle of a disc and the end of an arrow. */
const BESIDE_DISC = 17;

/** A leader in the arena. */
export interface ArenaPiece {
  readonly faction: FactionId;
  readonly at: SectorId;
  /** The value of the leader; `null` while the leader is face down. */
  readonly worth: number | null;
}

/** A sector or a border that can be touched. */
export interface ArenaTarget {
  readonly place: SectorId | BorderId;
  /** What a touch means, for readers who do not see the arena. */
  readonly label: string;
  /** The same in a word, which stands in the arena. */
  readonly says: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface ArenaProps {
  readonly plan: ArenaPlan;
  readonly pieces: readonly ArenaPiece[];
  readonly blocks: readonly BorderId[];
  /** The attack that is drawn; `null` without an attack. */
  readonly attack?: { readonly from: SectorId; readonly to: SectorId } | null;
  /** The arena in words, for readers who do not see it. */
  readonly label: string;
  readonly targets?: readonly ArenaTarget[];
}

/**
 * Draws an arena from its rings, with any number of leaders, with blocks, and with an attack. Targets are lit and can be
 * touched. Its width is `--arena-size` of its container.
 */
export function Arena({ plan, pieces, blocks, attack = null, label, targets = [] }: ArenaProps) {
  const size = 2 * ARENA_RADIUS;
  return (
    <svg
      className={styles.arena}
      viewBox={`${-ARENA_RADIUS} ${-ARENA_RADIUS} ${size} ${size}`}
      role={targets.length === 0 ? 'img' : 'group'}
      aria-label={label}
    >
      <Ground plan={plan} />
      {targets.map(({ place, isChosen }) => (
        <Lit key={place} plan={plan} place={place} isChosen={isChosen} />
      ))}
      {blocks.map((border) => (
        <g key={border} className={styles.block}>
          <line {...borderLine(plan, border)} />
          <line {...borderLine(plan, border)} />
        </g>
      ))}
      {attack !== null && <Attack plan={plan} {...attack} />}
      {pieces.map((piece) => (
        <Piece key={piece.faction} plan={plan} piece={piece} />
      ))}
      {targets.map((target) => (
        <Target key={target.place} plan={plan} target={target} isFree={pieces.every(({ at }) => at !== target.place)} />
      ))}
    </svg>
  );
}

const Ground = ({ plan }: Pick<ArenaProps, 'plan'>) => (
  <>
    <circle className={styles.rim} r={ARENA_RADIUS - 0.5} />
    <circle className={styles.dots} r={ARENA_RADIUS - 1.5} />
    {sectorsIn(plan).map((sector) => (
      <path key={sector} className={styles.sector} d={sectorPath(plan, sector)} />
    ))}
    {grainOf(plan).map((radius) => (
      <circle key={radius} className={styles.grain} r={radius} />
    ))}
    <circle className={styles.centre} r={CENTRE} />
    <circle className={styles.eye} r={CENTRE - 6} />
  </>
);

interface LitProps {
  readonly plan: ArenaPlan;
  readonly place: ArenaTarget['place'];
  readonly isChosen: boolean;
}

const Lit = ({ plan, place, isChosen }: LitProps) =>
  isBorder(place) ? (
    <line className={styles['lit-border']} data-chosen={isChosen} {...borderLine(plan, place)} />
  ) : (
    <path className={styles.lit} data-chosen={isChosen} d={sectorPath(plan, place)} />
  );

/** The touched area of a target, above everything else, and its word. */
function Target({ plan, target, isFree }: { plan: ArenaPlan; target: ArenaTarget; isFree: boolean }) {
  const { place, label, says, isChosen, onChoose } = target;
  const control = {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': isChosen,
    onClick: onChoose,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose();
    },
  } as const;
  const at = isBorder(place) ? borderMiddle(plan, place) : middleOf(plan, place);
  return (
    <>
      {isFree && <Word at={at} says={says} />}
      {isBorder(place) ? (
        <line className={styles['touch-border']} {...borderLine(plan, place)} {...control} />
      ) : (
        <path className={styles.touch} d={sectorPath(plan, place)} {...control} />
      )}
    </>
  );
}

const Word = ({ at: { x, y }, says }: { readonly at: Point; readonly says: string }) => (
  <text className={styles.word} x={x} y={y} dy="0.35em" aria-hidden>
    {says}
  </text>
);

function Attack({ plan, from, to }: { plan: ArenaPlan; from: SectorId; to: SectorId }) {
  const { path, head, angle } = arrowBetween(plan, from, to, BESIDE_DISC);
  return (
    <g className={styles.attack}>
      <path d={path} />
      <path d={path} />
      <path d="M7 0L-4 -7L-4 7Z" transform={`translate(${head.x} ${head.y}) rotate(${angle})`} />
    </g>
  );
}

/** A leader in its sector: the disc of its faction. A leader face down has waves; a shown leader has its value. */
function Piece({ plan, piece: { faction, at, worth } }: { plan: ArenaPlan; piece: ArenaPiece }) {
  const { x, y } = middleOf(plan, at);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }} data-faction={faction} className={styles.disc}>
      <circle r={DISC} className={styles.shadow} cy={1.5} />
      <circle r={DISC} className={styles.face} />
      {worth === null ? (
        <path className={styles.waves} d={WAVES} />
      ) : (
        <>
          <use href={signHref(faction)} x={-EMBLEM} y={-EMBLEM} width={2 * EMBLEM} height={2 * EMBLEM} />
          <g transform={`translate(${DISC * 0.72} ${DISC * 0.72})`} className={styles.bead}>
            <circle r={BEAD} />
            <text dy="0.35em">{worth}</text>
          </g>
        </>
      )}
    </g>
  );
}

const EMBLEM = 8.5;
const WAVES = 'M-8.4 -2.6q4.2 -3 8.4 0t8.4 0M-8.4 3q4.2 -3 8.4 0t8.4 0';

const isBorder = (place: ArenaTarget['place']): place is BorderId => place.startsWith('border');
