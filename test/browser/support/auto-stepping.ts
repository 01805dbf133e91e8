import type { Desk } from './desk.ts';
import { sees, seesNo } from './device.ts';

/** The time after which earlier news has left the page. */
const MOMENT_MS = 1000;

/**
 * At a table that waits between phases, the desk takes the next step whenever no phase runs, until this phase would be
 * next.
 */
export const autoStepping = (desk: Desk, last: RegExp) => async (): Promise<boolean> => {
  const next = desk.page.getByRole('button', { name: /^(Next|Begin): / });
  if (!(await next.isVisible()) || (await somebodyIsToShip(desk))) return false;
  const name = await next.innerText({ timeout: MOMENT_MS }).catch(() => null);
  if (name === null) return false;
  if (last.test(name)) return true;
  await desk.press(name);
  // Without this check, a second press would skip the phase that has just begun.
  await seesNo(desk.page.getByRole('button', { name, exact: true }));
  return false;
};

/** Whether “Next” would end shipment and movement for the acting faction and for those after it. */
async function somebodyIsToShip({ page }: Desk): Promise<boolean> {
  const ends = page.getByText(/^“Next” ends it/);
  // At other times the box shows where moves are made. The box may appear a moment after the button.
  await sees(ends.or(page.getByRole('switch', { name: 'On phones' })));
  if (!(await ends.isVisible())) return false;
  const owesNothing = await page.getByText('Nobody', { exact: true }).isVisible();
  return !owesNothing || (await page.getByText(/^Then .+\.$/).isVisible());
}
