/** The folder with the files of the built pages, by address. */
export const PAGE_FILES: string;
/** Collects the files of the built pages in one folder, each text also in gzip with the further ending `.gz`. */
export function collectPageFiles(root: string): void;
