/**
 * Where a sign of `public/sprite.svg` is found. The address changes with the drawing, so that a phone may keep it for
 * good: when the laptop is out of reach, the sign that says so is on the phone already.
 */
export const signHref = (sign: string): string => `/sprite.svg?${process.env.SPRITE ?? ''}#${sign}`;
