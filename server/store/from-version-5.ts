/** Version 5 of the stored shapes, lifted: advisors whom battles had left alone waited for the next turn at every table. */
type Stored = Readonly<Record<string, unknown>>;

/** The event in version 6: a table goes on as it was opened. */
export function fromVersion5(event: unknown): unknown {
  const stored = event as Stored;
  if (stored['type'] !== 'TableOpened') return stored;
  const choices = asStored(stored['choices']);
  if (choices['edition'] !== 'gf9-2019' || choices['layer'] !== 'advanced') return stored;
  const options = Array.isArray(choices['options']) ? (choices['options'] as readonly unknown[]) : [];
  return { ...stored, choices: { ...choices, options: [...options, 'advisors-wait-after-battles'] } };
}

const asStored = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {});
