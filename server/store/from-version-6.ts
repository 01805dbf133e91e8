/** Version 6 of the stored shapes, lifted: everybody read in the log which cards were played, at every table. */
type Stored = Readonly<Record<string, unknown>>;

/** The event in version 7: a table goes on as it was opened. */
export function fromVersion6(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'TableOpened') return stored;
  const choices = asStored(stored['choices']);
  if (choices['edition'] !== 'gf9-2019') return stored;
  const options = Array.isArray(choices['options']) ? (choices['options'] as readonly unknown[]) : [];
  return { ...stored, choices: { ...choices, options: [...options, 'everybody-keeps-card-records'] } };
}

const asStored = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {});
