import type { FactionId } from '#client';

/** The subject of the middle of the desk. */
export type Focus =
  | { readonly about: 'now'; readonly prompt: string | null }
  | { readonly about: 'seat'; readonly faction: FactionId }
  | { readonly about: 'join' }
  | { readonly about: 'hand-over' }
  | { readonly about: 'seal' };

/** The page of the desk that fills the screen. */
export type Room = 'desk' | 'position' | 'take-back';
