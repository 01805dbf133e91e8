/** In the ring that runs out. */
import { formatDuration } from '#client';

/** In the ring, while the table is held. */
export const PAUSED = 'Paused';

/** The remaining time, for screen readers. */
export const formatLeft = (time: number): string => `${formatDuration(time)} left`;
