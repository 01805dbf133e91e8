/** With each patch applied, the program compiles and plays ten turns. */
import { expect, it } from 'vitest';
import { PATCHES, playPatch } from './patches.ts';

it.each(PATCHES)('$file compiles and plays', (patch) => {
  expect(() => {
    playPatch(patch);
  }).not.toThrow();
});
