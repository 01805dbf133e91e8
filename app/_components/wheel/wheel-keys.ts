import { hasHalves, settled, stepped, wholeStepped, type DialRange } from './wheel-geometry.ts';

/** Digits typed within a second belong together. */
export const TYPING_MS = 1000;

export interface Typed {
  readonly digits: string;
  readonly half: boolean;
}

export const NOTHING_TYPED: Typed = { digits: '', half: false };

/** The effect of a key: a new number, typed digits, or no effect. */
export type KeyEffect = { readonly value: number; readonly typed: Typed } | null;

const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
const PAGES: { readonly [key: string]: 1 | -1 } = { PageUp: 1, PageDown: -1 };
/** The step of a Page key on a wheel of whole numbers. */
const PAGE = 5;

/**
 * Returns the effect of a key. Arrows move one detent. Page keys move one whole number if there are halves, otherwise
 * five numbers. Home and End go to the stops. Digits type a number, and `.` `,` or `/` adds the half.
 */
export function pressed(range: DialRange, value: number, typed: Typed, key: string): KeyEffect {
  const steps = STEPS[key];
  if (steps !== undefined) return { value: stepped(range, value, steps), typed: NOTHING_TYPED };
  const page = PAGES[key];
  if (page !== undefined) {
    const turned = hasHalves(range) ? wholeStepped(range, value, page) : stepped(range, value, page * PAGE);
    return { value: turned, typed: NOTHING_TYPED };
  }
  if (key === 'Home') return { value: range.from, typed: NOTHING_TYPED };
  if (key === 'End') return { value: range.to, typed: NOTHING_TYPED };
  if (/^\d$/.test(key)) return typedIn(range, { digits: `${typed.digits}${key}`.slice(-2), half: false });
  if (['.', ',', '/'].includes(key) && hasHalves(range)) {
    return typedIn(range, { digits: typed.digits === '' ? String(Math.trunc(value)) : typed.digits, half: true });
  }
  return null;
}

function typedIn(range: DialRange, typed: Typed): KeyEffect {
  const wanted = Number(typed.digits) + (typed.half ? 0.5 : 0);
  // If the digits 1 and 9 are typed and 19 is too large, only the 9 counts.
  if (wanted > range.to && typed.digits.length > 1) return typedIn(range, { ...typed, digits: typed.digits.slice(-1) });
  return { value: settled(range, wanted), typed };
}
