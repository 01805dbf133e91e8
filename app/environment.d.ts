declare namespace NodeJS {
  interface ProcessEnv {
    /** The address of the sprite's drawing. `next.config.ts` sets it and the build writes it into the pages. */
    readonly SPRITE?: string;
  }
}
