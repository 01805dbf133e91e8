export function featuresOf(paths: readonly string[], names: ReadonlySet<string>): readonly string[];
