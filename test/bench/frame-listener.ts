/** The devices of a table that have received the present change. */
export interface Hearing {
  /** Starts to wait for all devices; rejects if a device receives nothing. */
  everybody(): Promise<void>;
  heard(device: number): void;
}

const PATIENCE = 10_000;

export function createFrameListener(devices: number): Hearing {
  const silent = new Set<number>();
  let done: () => void = () => undefined;

  return {
    everybody: () =>
      new Promise<void>((resolve, reject) => {
        for (let device = 0; device < devices; device += 1) silent.add(device);
        const impatience = setTimeout(() => {
          reject(new Error(`${silent.size} of ${devices} devices did not hear of a change`));
        }, PATIENCE);
        done = () => {
          clearTimeout(impatience);
          resolve();
        };
      }),
    heard(device) {
      if (silent.delete(device) && silent.size === 0) done();
    },
  };
}
