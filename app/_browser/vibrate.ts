/** Whether this browser can make the device vibrate. */
export const canTremble = (): boolean => 'vibrate' in navigator && typeof navigator.vibrate === 'function';

/** Makes the device vibrate. Browsers refuse this, with a warning, on a page that was never touched. */
export function vibrate(ms: number): void {
  const touched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
  if (canTremble() && touched) navigator.vibrate(ms);
}
