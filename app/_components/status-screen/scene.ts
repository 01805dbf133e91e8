import type { ReactNode } from 'react';
import type { Presence } from '#app/_connection/frame.ts';

/** Content that fills the whole screen. */
export interface Scene {
  /** Draws the scene, with the notices about seats, the strip of a pause if there is room, and the players by seat. */
  readonly draw: (news: ReactNode, talk: ReactNode, presence: readonly Presence[]) => ReactNode;
}
