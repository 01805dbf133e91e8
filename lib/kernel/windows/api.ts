import type { WindowActivity } from '../../model/activities.ts';

/** Returns the window with all its times moved `shift` ms later. */
export const windowLater = (window: WindowActivity, shift: number): WindowActivity => ({
  ...window,
  opened: window.opened + shift,
  deadline: window.deadline + shift,
  ticks: window.ticks.map((tick) => tick + shift),
  standing: window.standing?.map(({ faction, at }) => ({ faction, at: at + shift })) ?? null,
});
