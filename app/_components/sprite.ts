/**
 * The address of an icon in `public/sprite.svg`. It changes with the drawing, so that a phone may cache it permanently:
 * if the laptop is unreachable, the icon for that is on the phone already.
 */
export const signHref = (sign: string): string => `/sprite.svg?${process.env.SPRITE ?? ''}#${sign}`;
