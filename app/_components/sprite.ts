/**
 * Returns the address of an icon in `public/sprite.svg`. The address changes with the drawing, so that a phone may
 * cache the icon permanently. If the laptop is unreachable, the icon for that state is on the phone already.
 */
export const signHref = (sign: string): string => `/sprite.svg?${process.env.SPRITE ?? ''}#${sign}`;
