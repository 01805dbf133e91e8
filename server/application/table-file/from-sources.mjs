/** The worker where there is no build: it reads the sources as whatever started it does. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
