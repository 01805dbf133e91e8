import type { Audience, FactionId } from '#engine';

/** What the application tells whoever carries news to devices. It names what changed, never what it is now. */
export interface TableChange {
  /** Something was appended to this table's log. */
  appended(code: string): void;
  /** Who sits at this table, or who is here, has changed. */
  seatsChanged(code: string): void;
  /** The credential behind this audience has just died; devices that hold it must hear no more. */
  moved(code: string, audience: Audience): void;
  /** Whoever held this seat holds another one by the same credential; their devices must come in anew. */
  swapped(code: string, faction: FactionId): void;
  nudged(code: string, faction: FactionId): void;
  /** The host has deleted this table. */
  deleted(code: string): void;
}

export interface EventBus extends TableChange {
  /** Listeners are called in turn, and must not throw. */
  listen(listener: TableChange): void;
}

export function createEventBus(): EventBus {
  const listeners: TableChange[] = [];
  const tell = (news: (listener: TableChange) => void) => {
    listeners.forEach(news);
  };
  return {
    appended: (code) => {
      tell((listener) => {
        listener.appended(code);
      });
    },
    seatsChanged: (code) => {
      tell((listener) => {
        listener.seatsChanged(code);
      });
    },
    moved: (code, audience) => {
      tell((listener) => {
        listener.moved(code, audience);
      });
    },
    swapped: (code, faction) => {
      tell((listener) => {
        listener.swapped(code, faction);
      });
    },
    nudged: (code, faction) => {
      tell((listener) => {
        listener.nudged(code, faction);
      });
    },
    deleted: (code) => {
      tell((listener) => {
        listener.deleted(code);
      });
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}
