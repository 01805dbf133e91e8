/** The text in the closing ring. */
import { formatDuration } from '#client';

/** The text in the ring during a pause. */
export const PAUSED = 'Paused';

/** The remaining time, for screen readers. */
export const formatLeft = (time: number): string => `${formatDuration(time)} left`;
