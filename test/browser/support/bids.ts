/** The answers of players to questions for a bid. */
import type { FactionId } from '#engine';
import type { Phone } from './phone.ts';
import type { AutoAnswer } from './players.ts';

/** Returns the number of the card on the question's page. */
export async function lotOn({ page }: Phone): Promise<number> {
  const said = page.getByText(/^Card \d of \d\.|^One bid for card \d/).filter({ visible: true });
  return Number(/card (\d)/i.exec(await said.first().innerText())?.[1]);
}

export async function dials({ page }: Phone, price: number): Promise<void> {
  const wheel = page.getByRole('slider', { name: 'Bid' });
  await wheel.press('Home');
  for (const digit of String(price)) await wheel.press(digit);
}

/** The intended buyer bids its price once. All other players pass. */
export const biddingInTurn = (buyerOf: (lot: number) => FactionId | null): AutoAnswer => ({
  asked: /^What do you bid\?$|bids \d+\. You\?$/,
  about: 'open',
  act: async (phone) => {
    const lot = await lotOn(phone);
    if (buyerOf(lot) !== phone.faction) return phone.press('Pass');
    await dials(phone, lot);
    await phone.press(`Bid ${lot}`);
  },
});
