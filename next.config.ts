import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';

const sprite = createHash('sha256').update(readFileSync('public/sprite.svg')).digest('hex').slice(0, 12);

const config: NextConfig = {
  poweredByHeader: false,
  // A folder further up may hold a lock file of its own; the project is this folder.
  turbopack: { root: process.cwd() },
  // `npm test` checks all types; a host who starts the program should not wait for that.
  typescript: { ignoreBuildErrors: true },
  // Every picture is a drawing of ours, already small.
  images: { unoptimized: true },
  // While developing, phones on the same network may load the pages too.
  allowedDevOrigins: ['192.168.*.*', '10.*.*.*', '172.*.*.*', '*.local'],
  // Part of the sprite's address, so that phones can keep the signs and still see new ones.
  env: { SPRITE: sprite },
};

export default config;
