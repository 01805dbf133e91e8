import { describe, expect, it, vi } from 'vitest';
import { Outbox, type Deliver, type OnceShown, type Receipt, type ClientCommand } from '#app/_connection/outbox.ts';
import { memoryStorage, shownAtOnce } from '../../support/memory-storage.ts';

const RAISE: ClientCommand = { type: 'RaiseHand' };
const LOWER: ClientCommand = { type: 'LowerHand' };

/** A server that answers only when the test lets it. */
function server(silences: number, receipt: Receipt = { ok: true }) {
  const heard: { id: string; command: ClientCommand }[] = [];
  const deliver: Deliver = (id, command) => {
    heard.push({ id, command });
    return Promise.resolve(heard.length <= silences ? 'no-answer' : receipt);
  };
  return { heard, deliver };
}

describe('the outbox of commands', () => {
  it('sends a command again under the same id until the server has answered', async () => {
    const { heard, deliver } = server(2);
    const outbox = new Outbox(deliver, memoryStorage(), shownAtOnce);
    const receipt = outbox.send(RAISE);
    expect(outbox.pending()).toHaveLength(1);
    await expect(receipt).resolves.toEqual({ ok: true });
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(1);
    expect(outbox.pending()).toEqual([]);
  });

  it('waits as long as the server asks, and loses no command', async () => {
    const heard: string[] = [];
    let isBusy = true;
    const deliver: Deliver = (id) => {
      heard.push(id);
      return Promise.resolve(isBusy ? { againAfter: 1_000 } : { ok: true });
    };
    vi.useFakeTimers();
    const outbox = new Outbox(deliver, memoryStorage(), shownAtOnce);
    const receipts = Promise.all([outbox.send(RAISE), outbox.send(LOWER)]);
    await vi.advanceTimersByTimeAsync(999);
    expect(heard).toHaveLength(1);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await receipts).toEqual([{ ok: true }, { ok: true }]);
    expect(new Set(heard).size).toBe(2);
  });

  it('sends commands one after the other, in the order in which they were given', async () => {
    const { heard, deliver } = server(1);
    const outbox = new Outbox(deliver, memoryStorage(), shownAtOnce);
    await Promise.all([outbox.send(RAISE), outbox.send(LOWER)]);
    expect(heard.map(({ command }) => command.type)).toEqual(['RaiseHand', 'RaiseHand', 'LowerHand']);
  });

  it('hands on a refusal and drops the command', async () => {
    const refused: Receipt = { ok: false, refusal: { code: 'stale-prompt' } };
    const outbox = new Outbox(server(0, refused).deliver, memoryStorage(), shownAtOnce);
    await expect(outbox.send(RAISE)).resolves.toEqual(refused);
    expect(outbox.pending()).toEqual([]);
  });

  it('sends after a reload the commands that had no answer before it', async () => {
    const storage = memoryStorage();
    const lost = new Outbox(() => new Promise(() => undefined), storage, shownAtOnce);
    void lost.send(RAISE);
    const { heard, deliver } = server(0);
    const reloaded = new Outbox(deliver, storage, shownAtOnce);
    expect(reloaded.pending()).toEqual(lost.pending());
    await reloaded.run();
    expect(heard).toEqual(lost.pending());
    expect(reloaded.pending()).toEqual([]);
  });

  it('drops waiting commands with their credential, and never sends them', async () => {
    const storage = memoryStorage();
    const { heard, deliver } = server(1);
    const outbox = new Outbox(deliver, storage, shownAtOnce);
    void outbox.send(RAISE);
    expect(storage.kept.size).toBe(1);
    outbox.discard();
    await outbox.run();
    expect(outbox.pending()).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(heard).toHaveLength(1);
  });

  it('starts empty if the storage holds unreadable text', () => {
    expect(new Outbox(server(0).deliver, memoryStorage({ outbox: '{' }), shownAtOnce).pending()).toEqual([]);
  });
});

describe('a page that waits for the frame of its own command', () => {
  /** The page, with the version that the outbox waits for. */
  function page() {
    const awaited = new Map<number, () => void>();
    const onceShown: OnceShown = (version, then) => void awaited.set(version, then);
    return { awaited, onceShown };
  }

  it('counts a command as in flight until that frame is drawn', async () => {
    const { awaited, onceShown } = page();
    const { heard, deliver } = server(0, { ok: true, shown: 7 });
    const outbox = new Outbox(deliver, memoryStorage(), onceShown);
    const receipts = Promise.all([outbox.send(RAISE), outbox.send(LOWER)]);
    await vi.waitFor(() => {
      expect([...awaited.keys()]).toEqual([7]);
    });
    expect(outbox.pending()).toHaveLength(2);
    expect(heard).toHaveLength(1);
    awaited.get(7)?.();
    // The list of pending commands changes at the same moment, so that the page draws everything at once.
    expect(outbox.pending()).toHaveLength(1);
    await vi.waitFor(() => {
      expect(heard).toHaveLength(2);
    });
    awaited.get(7)?.();
    expect(await receipts).toEqual([
      { ok: true, shown: 7 },
      { ok: true, shown: 7 },
    ]);
  });

  it.each<Receipt>([{ ok: true, shown: null }, { ok: true }, { ok: false, refusal: { code: 'stale-prompt' } }])(
    'does not wait if the answer names no frame: %j',
    async (receipt) => {
      const { awaited, onceShown } = page();
      const outbox = new Outbox(server(0, receipt).deliver, memoryStorage(), onceShown);
      await expect(outbox.send(RAISE)).resolves.toEqual(receipt);
      expect(awaited.size).toBe(0);
    },
  );
});

describe('a full disk on the server', () => {
  it('is reported while commands wait, and they are sent when there is room again', async () => {
    let full = true;
    const deliver: Deliver = () => Promise.resolve(full ? 'disk-full' : { ok: true });
    const outbox = new Outbox(deliver, memoryStorage(), shownAtOnce);
    const told: unknown[] = [];
    outbox.subscribe(() => told.push(outbox.unsent()));
    const receipt = outbox.send(RAISE);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(outbox.unsent()).toBe('disk-full');
    full = false;
    await expect(receipt).resolves.toEqual({ ok: true });
    expect(outbox.unsent()).toBeNull();
    expect(told).toContain('disk-full');
    expect(told.at(-1)).toBeNull();
  });
});
