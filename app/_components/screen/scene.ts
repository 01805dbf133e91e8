import type { ReactNode } from 'react';

/** What fills the whole screen while it stands. */
export interface Scene {
  /** Draws it, with what just became of seats, and with the talk that holds the table up where it has room for that. */
  readonly draw: (news: ReactNode, talk: ReactNode) => ReactNode;
}
