import { formatNumber, type FactionId, type SealedPlan } from '#client';
import { DuneContours } from '#app/_components/dune-contours.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BAND, RIM, at, bandPath, detents, rimPath } from './wheel-face.ts';
import { signHref } from '#app/_components/sprite.ts';
import styles from './battle-wheel.module.css';

interface BattleWheelProps {
  readonly side: 'left' | 'right';
  readonly faction: FactionId;
  readonly forces: number;
  /** The part of the plan that the table may see. Until the plan is revealed, no number is anywhere in the page. */
  readonly plan: SealedPlan;
  /** Whether the presentation has reached the turn of the wheels. */
  readonly open: boolean;
  /** Whether the presentation is at the turn of the wheels now. */
  readonly turning: boolean;
  /** Whether the wheel has moved aside for the result. */
  readonly aside: boolean;
}

/**
 * Shows one side's battle wheel: its back while the plan is covered, then its face. Both sides turn at the same moment.
 */
export function BattleWheel({ side, faction, forces, plan, open, turning, aside }: BattleWheelProps) {
  const shown = open && plan.state === 'shown';
  return (
    <div className={styles.place} data-side={side} data-aside={aside} data-faction={faction} aria-hidden>
      <div className={styles.wheel} data-turning={turning}>
        {(!shown || turning) && <Back sealed={plan.state !== 'open'} />}
        {shown && <Face side={side} faction={faction} dial={plan.plan.dial} forces={forces} />}
      </div>
      {shown && <span className={styles.pawl} />}
    </div>
  );
}

function Back({ sealed }: { readonly sealed: boolean }) {
  return (
    <div className={styles.back}>
      <DuneContours />
      <span className={styles.hub} data-sealed={sealed}>
        {sealed ? <Icon name="seal" className={styles.sign} /> : <Icon name="wheel" className={styles.sign} />}
      </span>
    </div>
  );
}

interface FaceProps {
  readonly side: 'left' | 'right';
  readonly faction: FactionId;
  readonly dial: number;
  readonly forces: number;
}

const GROOVES = [312, 304, 296];
const LABELS = 350;

function Face({ side, faction, dial, forces }: FaceProps) {
  return (
    <div className={styles.face}>
      <svg viewBox="-430 -430 860 860" className={styles.drawing}>
        <g transform={`rotate(${side === 'left' ? 90 : -90})`}>
          <path d={rimPath(dial, forces)} className={styles.rim} />
          <circle r={332} className={styles.plate} />
          <circle r={BAND} className={styles.track} />
          {GROOVES.map((radius) => (
            <circle key={radius} r={radius} className={styles.groove} />
          ))}
          <path d={bandPath(dial)} className={styles.band} />
          {detents(dial, forces).map(({ value, angle, opacity }) => (
            <Number key={value} value={value} angle={angle} opacity={opacity} here={value === dial} />
          ))}
        </g>
        <circle r={150} className={styles.emblem} />
        <use href={signHref(faction)} x={-98} y={-98} width={196} height={196} className={styles.sign} />
      </svg>
    </div>
  );
}

interface NumberProps {
  readonly value: number;
  readonly angle: number;
  readonly opacity: number;
  readonly here: boolean;
}

function Number({ value, angle, opacity, here }: NumberProps) {
  const outer = at(angle, RIM - 18);
  const inner = at(angle, RIM - 28);
  const label = at(angle, LABELS);
  return (
    <g opacity={opacity} data-reached={angle <= 0}>
      {!here && <line className={styles.tick} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} />}
      <text
        className={styles.number}
        data-here={here}
        transform={`translate(${label.x.toFixed(1)} ${label.y.toFixed(1)}) rotate(${angle})`}
      >
        {formatNumber(value)}
      </text>
    </g>
  );
}
