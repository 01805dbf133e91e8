declare namespace NodeJS {
  interface ProcessEnv {
    /** What the sprite's drawing comes to; set by `next.config.ts` and written into the pages as they are built. */
    readonly SPRITE?: string;
  }
}
