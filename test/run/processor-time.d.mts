export function countProcessorTime(root: number): { ended(): void; seconds(): number | null };
