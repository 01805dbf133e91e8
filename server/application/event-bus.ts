import type { Audience, FactionId } from '#engine';

/** Notices from the application to the connections of devices. A notice names what changed, but never the new value. */
export interface TableChange {
  /** Something was appended to this table's log. */
  appended(code: string): void;
  /** The seats of this table, or the connected devices, have changed. */
  seatsChanged(code: string): void;
  /** The credential of this audience has expired. Devices that hold it must receive no more. */
  moved(code: string, audience: Audience): void;
  /** The holder of this seat now holds another one by the same credential. Their devices must reconnect. */
  swapped(code: string, faction: FactionId): void;
  nudged(code: string, faction: FactionId): void;
  /** The host has deleted this table. */
  deleted(code: string): void;
}

export interface EventBus extends TableChange {
  /** Adds a listener. Listeners are called in turn and must not throw. */
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
