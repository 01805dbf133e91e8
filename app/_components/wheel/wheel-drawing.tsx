import { formatNumber } from '#client';
import {
  at,
  bandPath,
  CENTRE,
  DEGREES_PER_UNIT,
  detentsAround,
  rimPath,
  RIM,
  type Detent,
  type DialRange,
} from './wheel-geometry.ts';
import styles from './wheel.module.css';

const BAND = 160;
const LABELS = 189;
/** Beyond a stop the rim is smooth, with a peg just behind the last notch. */
const PEG = { beyond: 10.5, radius: 214 };
/** Numbers fade towards the sides of the page. */
const FADE = { from: 40, over: 62, least: 0.28 };

interface WheelDrawingProps {
  readonly range: DialRange;
  /** The number under the pointer. It lies between two numbers while the wheel moves. */
  readonly turn: number;
  readonly value: number;
  readonly dragging: boolean;
}

/** The turning ring: rim, ticks and numbers, drawn once on the wheel itself and turned as a whole. */
export function WheelDrawing({ range, turn, value, dragging }: WheelDrawingProps) {
  const rotation = { transform: `rotate(${-turn * DEGREES_PER_UNIT}deg)` };
  return (
    <>
      <g className={styles.turning} data-dragging={dragging} style={rotation}>
        <path className={styles.ring} d={rimPath(range, value)} />
        {detentsAround(range, value).map((detent) => (
          <DetentMark key={detent.value} detent={detent} value={value} />
        ))}
        <Peg angle={range.from * DEGREES_PER_UNIT - PEG.beyond} />
        <Peg angle={range.to * DEGREES_PER_UNIT + PEG.beyond} />
      </g>
      <circle className={styles.plate} cx={CENTRE.x} cy={CENTRE.y} r={168} />
      <circle className={styles.track} cx={CENTRE.x} cy={CENTRE.y} r={BAND} />
      {[148, 140, 132].map((radius) => (
        <circle key={radius} className={styles.groove} cx={CENTRE.x} cy={CENTRE.y} r={radius} />
      ))}
      <path className={styles.band} d={bandPath(range, turn, BAND)} />
    </>
  );
}

interface DetentMarkProps {
  readonly detent: Detent;
  readonly value: number;
}

function DetentMark({ detent, value }: DetentMarkProps) {
  const { angle, whole } = detent;
  const off = Math.abs(angle - value * DEGREES_PER_UNIT);
  const opacity = Math.max(FADE.least, 1 - Math.max(0, off - FADE.from) / FADE.over);
  const outer = at(angle, RIM - 12);
  const inner = at(angle, RIM - (whole ? 26 : 19));
  const label = at(angle, LABELS);
  return (
    <g opacity={opacity} data-reached={detent.value <= value}>
      <line className={styles.tick} data-whole={whole} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} />
      {whole && (
        <text
          className={styles.label}
          data-here={detent.value === value}
          transform={`translate(${label.x} ${label.y}) rotate(${angle})`}
        >
          {formatNumber(detent.value)}
        </text>
      )}
    </g>
  );
}

function Peg({ angle }: { readonly angle: number }) {
  const { x, y } = at(angle, PEG.radius);
  return <circle className={styles.peg} cx={x} cy={y} r="5.5" />;
}
