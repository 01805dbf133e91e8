/** Version 2 of the stored shapes, lifted: everybody played one faction. */
type Stored = Readonly<Record<string, unknown>>;

/** The event in version 3. */
export function fromVersion2(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'TableOpened') return stored;
  return { ...stored, choices: { pairs: [], ...(stored['choices'] as Stored) } };
}
