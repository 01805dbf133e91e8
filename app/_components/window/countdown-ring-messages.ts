/** In the ring that runs out. */
import { formatDuration } from '#client';

/** In the ring, while the table is held. */
export const PAUSED = 'Paused';

/** How long it still runs, for who hears it. */
export const formatLeft = (time: number): string => `${formatDuration(time)} left`;
