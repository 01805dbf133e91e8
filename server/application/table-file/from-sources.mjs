/** The worker for runs without a build. It reads the sources like its parent process. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
