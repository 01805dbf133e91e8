import type { ReactNode } from 'react';
import type { Presence } from '#app/_connection/frame.ts';

/** What fills the whole screen while it stands. */
export interface Scene {
  /** Draws it, with what just became of seats, and with the talk that holds the table up where it has room for that, and who sits where. */
  readonly draw: (news: ReactNode, talk: ReactNode, presence: readonly Presence[]) => ReactNode;
}
