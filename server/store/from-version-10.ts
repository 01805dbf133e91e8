/** Version 10 of the stored shapes, lifted: every window stayed open for all of its time. */
type Stored = Readonly<Record<string, unknown>>;

const ADDED: Readonly<Record<string, Stored>> = {
  WindowOpened: { ticks: [] },
  WindowClosed: { early: 0 },
  StoodAside: { by: 'owner' },
};

/** The event in version 11: such a window has no ticks, and only owners have set “nothing from me”. */
export function fromVersion10(event: unknown): unknown {
  const stored = event as Stored;
  return { ...stored, ...ADDED[String(stored['type'])] };
}
