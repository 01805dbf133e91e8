import type { Desk } from './desk.ts';
import { sees, seesNo } from './device.ts';

/** By then what was seen a moment ago is read, or gone. */
const MOMENT_MS = 1000;

/** The desk says what is next whenever nothing plays, at a table where phases wait for that; until this would be next. */
export const autoStepping = (desk: Desk, last: RegExp) => async (): Promise<boolean> => {
  const next = desk.page.getByRole('button', { name: /^(Next|Begin): / });
  if (!(await next.isVisible()) || (await somebodyIsToShip(desk))) return false;
  const name = await next.innerText({ timeout: MOMENT_MS }).catch(() => null);
  if (name === null) return false;
  if (last.test(name)) return true;
  await desk.press(name);
  // Else a second press would step over what has just begun.
  await seesNo(desk.page.getByRole('button', { name, exact: true }));
  return false;
};

/** “Next” would end shipment and movement for the player who acts, and for those who are still to come. */
async function somebodyIsToShip({ page }: Desk): Promise<boolean> {
  const ends = page.getByText(/^“Next” ends it/);
  // The box that says so says at any other time where moves are made; it may come a moment after the button.
  await sees(ends.or(page.getByRole('switch', { name: 'On phones' })));
  if (!(await ends.isVisible())) return false;
  const owesNothing = await page.getByText('Nobody', { exact: true }).isVisible();
  return !owesNothing || (await page.getByText(/^Then .+\.$/).isVisible());
}
