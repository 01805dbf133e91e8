/** A planted fault: one wrong line, and the test file of the daily run that must notice it. */
export interface PlantedFault {
  /** Unique, in lower kebab case. */
  readonly id: string;
  /** What is wrong, in one sentence. */
  readonly says: string;
  /** The file that gets the wrong line, from the root of the project. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A `.test.ts` file, or a `.yaml` file of scenarios, from the root of the project. */
  readonly test: string;
  /** If set, only tests with this text in their title run. It is for test files that take long. */
  readonly only?: string;
  /** Why no file of the daily run notices the fault; only for a `.long.test.ts`. */
  readonly reason?: string;
}
