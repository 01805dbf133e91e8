/** Version 4 of the stored shapes, lifted: the table turned the spice cards over without Mentat. */
type Stored = Readonly<Record<string, unknown>>;

/** The event in version 5. */
export function fromVersion4(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'TableOpened') return stored;
  const choices = asStored(stored['choices']);
  return {
    ...stored,
    choices: { ...choices, components: { ...asStored(choices['components']), spiceDeck: 'cardboard' } },
  };
}

const asStored = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {});
