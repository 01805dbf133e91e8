'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatNumber } from '#client';
import { useSettled } from './use-settled.ts';
import { StepButton } from '../step-button.tsx';
import { useScrollTurn, useTurning } from './use-turning.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { halved, hasHalves, stepped, wholeStepped, type DialRange, type Point } from './wheel-geometry.ts';
import { NOTHING_TYPED, pressed, TYPING_MS, type Typed } from './wheel-keys.ts';
import type { FaceProps } from './wheel-props.ts';
import { WHEEL } from './wheel-messages.ts';
import styles from './wheel.module.css';

/** The drawing's field: 390 wide, from 28 above the pointer on the rim to the lower edge of the page. */
const FIELD = { top: -28, width: 390, height: 300 };
/** A number that has not changed for this long is read out (ms). */
const ANNOUNCE_MS = 300;

interface OpenWheelProps extends FaceProps {
  readonly toHub: () => void;
}

/**
 * Shows the slider, as a ring or as a number in a row. Minus and plus lead to whole numbers, because most dials are
 * whole. If half numbers are possible, a separate button adds or removes a half.
 */
export function OpenWheel({ label, range, value, onChange, say, cover, locked, toHub, focus, row }: OpenWheelProps) {
  const slider = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const keys = useKeys(range, value, onChange, locked, toHub);
  const toField = (place: { readonly clientX: number; readonly clientY: number }) => fieldPoint(svg.current, place);
  const { turn, dragging, handlers, change } = useTurning({ range, value, onChange, locked, toField });
  useScrollTurn(slider, (detents) => {
    if (!locked) change(stepped(range, value, detents));
  });
  const announced = useSettled(value, ANNOUNCE_MS);
  const access = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': range.from,
    'aria-valuemax': range.to,
    'aria-valuenow': announced,
    'aria-valuetext': say(announced),
    'aria-disabled': locked || undefined,
    onKeyDown: keys,
    onFocus: () => {
      focus.current = true;
    },
    onBlur: () => {
      focus.current = false;
    },
  } as const;
  const held = cover.state === 'held';
  useEffect(() => {
    if (focus.current && !held) slider.current?.focus({ preventScroll: true });
  }, [focus, held]);
  const step = (direction: 1 | -1) => {
    if (!locked) change(wholeStepped(range, value, direction));
  };
  return (
    <>
      {row ? (
        <div ref={slider} className={styles['row-number']} {...access}>
          {formatNumber(value)}
        </div>
      ) : (
        <div ref={slider} className={styles.disc} {...access} {...handlers}>
          <svg
            ref={svg}
            viewBox={`0 ${FIELD.top} ${FIELD.width} ${FIELD.height}`}
            className={styles.drawing}
            aria-hidden
            focusable="false"
          >
            <WheelDrawing range={range} turn={turn} value={value} dragging={dragging} />
          </svg>
        </div>
      )}
      {!row && <Pawl />}
      <StepButton
        className={styles.minus}
        name="minus"
        words={WHEEL.less}
        onStep={() => {
          step(-1);
        }}
      />
      <StepButton
        className={styles.plus}
        name="plus"
        words={WHEEL.more}
        onStep={() => {
          step(1);
        }}
      />
      {hasHalves(range) && (
        <HalfButton on={!Number.isInteger(value)} to={locked ? null : halved(range, value)} onPress={change} />
      )}
    </>
  );
}

function useKeys(
  range: DialRange,
  value: number,
  onChange: (value: number) => void,
  locked: boolean,
  toHub: () => void,
) {
  const typing = useRef<{ typed: Typed; at: number }>({ typed: NOTHING_TYPED, at: 0 });
  return (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      toHub();
      return;
    }
    const fresh = event.timeStamp - typing.current.at < TYPING_MS ? typing.current.typed : NOTHING_TYPED;
    const effect = pressed(range, value, fresh, event.key);
    if (effect === null) return;
    event.preventDefault();
    typing.current = { typed: effect.typed, at: event.timeStamp };
    if (effect.value !== value) onChange(effect.value);
  };
}

function fieldPoint(
  svg: SVGSVGElement | null,
  place: { readonly clientX: number; readonly clientY: number },
): Point | null {
  if (svg === null) return null;
  const box = svg.getBoundingClientRect();
  const scale = FIELD.width / box.width;
  return { x: (place.clientX - box.left) * scale, y: (place.clientY - box.top) * scale + FIELD.top };
}

const Pawl = () => (
  <svg className={styles.pawl} viewBox="0 0 36 38" aria-hidden focusable="false">
    <path d="M3 3h30L18 36z" />
  </svg>
);

interface HalfButtonProps {
  readonly on: boolean;
  /** The number that the button leads to; `null` if no half can be dialled. */
  readonly to: number | null;
  readonly onPress: (value: number) => void;
}

const HalfButton = ({ on, to, onPress }: HalfButtonProps) => (
  <button
    type="button"
    className={styles.half}
    aria-label={WHEEL.half}
    aria-pressed={on}
    aria-disabled={to === null || undefined}
    onClick={() => {
      if (to !== null) onPress(to);
    }}
  >
    <span aria-hidden>½</span>
  </button>
);
