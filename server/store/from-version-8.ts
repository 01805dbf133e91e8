/** Version 8 of the stored shapes, lifted: the windows of a storm asked for their card alone. */
type Stored = Readonly<Record<string, unknown>>;

const OF_A_STORM: readonly unknown[] = ['weather-control', 'family-atomics'];

/** The event in version 9: no power was asked about in such a window, so each was asked about after it. */
export function fromVersion8(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'WindowOpened') return stored;
  const ask = stored['ask'] as Stored;
  return OF_A_STORM.includes(ask['kind']) ? { ...stored, ask: { ...ask, acts: [] } } : stored;
}
