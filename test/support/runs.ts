/** How many random games a property is tried on; `test:long` tries twenty times as many. */
const FACTOR = Number(process.env['PROPERTY_RUNS'] ?? '1');

export const runs = (count: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(count * FACTOR) });
