import type { Desk } from './desk.ts';
import { seesNo } from './device.ts';

/** The desk says what is next whenever nothing plays, at a table where phases wait for that; until this would be next. */
export const sayingNext = (desk: Desk, last: RegExp) => async (): Promise<boolean> => {
  const next = desk.page.getByRole('button', { name: /^(Next|Begin): / });
  if (!(await next.isVisible()) || (await somebodyIsToShip(desk))) return false;
  const name = await next.innerText();
  if (last.test(name)) return true;
  await desk.press(name);
  // Else a second press would step over what has just begun.
  await seesNo(desk.page.getByRole('button', { name, exact: true }));
  return false;
};

/** “Next” would end shipment and movement for whoever acts, and for those who are still to come. */
async function somebodyIsToShip({ page }: Desk): Promise<boolean> {
  if (!(await page.getByText(/^“Next” ends it/).isVisible())) return false;
  const owesNothing = await page.getByText('Nobody owes anything.').isVisible();
  return !owesNothing || (await page.getByText(/^Then .+\.$/).isVisible());
}
