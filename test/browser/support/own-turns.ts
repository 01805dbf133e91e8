/** The taps of players on the map in their own turns of shipment and movement. */
import type { FactionId } from '#engine';
import type { Phone } from './phone.ts';
import type { AutoAnswer } from './players.ts';
import { touch } from './thumb.ts';

/**
 * Ships some of the reserves to a place, or moves a group to another place; `part` is the beginning of a part's label
 * on the map.
 */
interface Shipping {
  readonly part: string;
  readonly to: string;
  readonly forces: number;
}

interface Moving {
  readonly group: string;
  readonly part: string;
  /** The number of forces that stay. */
  readonly stay?: number;
}

export interface OwnTurn {
  readonly ship?: Shipping;
  readonly move?: Moving;
}

export type OwnTurns = Readonly<Partial<Record<FactionId, OwnTurn>>>;

/** Each player ships and moves as planned. A player without a plan skips both. */
export const shippingAndMoving = (turns: OwnTurns, when: string): readonly AutoAnswer[] => [
  {
    asked: /^Do you ship, and where to\?$/,
    about: `shipment, ${when}`,
    act: (phone) => ships(phone, turns[phone.faction]?.ship),
  },
  {
    asked: /^Which group moves where\?$/,
    about: `move, ${when}`,
    act: (phone) => moves(phone, turns[phone.faction]?.move),
  },
  { asked: /^Where will you fight\?$/, about: 'advisors', act: (phone) => phone.press('Stay advisors everywhere') },
  { asked: /^Send a force with .+\?$/, about: 'advisors', act: (phone) => phone.press('Send no force') },
  { asked: /^Give way in .+\?$/, about: 'advisors', act: (phone) => phone.press('Turn them all to advisors') },
];

async function ships(phone: Phone, shipping: Shipping | undefined): Promise<void> {
  if (shipping === undefined) return phone.press('Ship nothing this turn');
  await touch(phone.page, shipping.part);
  await phone.press(`Ship to ${shipping.to}`);
  for (let more = 1; more < shipping.forces; more += 1) await phone.press('One more');
  await phone.press(new RegExp(`^Ship ${shipping.forces}\\b`));
}

async function moves(phone: Phone, moving: Moving | undefined): Promise<void> {
  if (moving === undefined) return phone.press('Move nothing');
  const group = phone.page.getByRole('button', { name: moving.group, exact: true });
  // A player with a single group need not choose the group.
  if (await group.isVisible()) await group.click();
  await touch(phone.page, moving.part);
  for (let fewer = 0; fewer < (moving.stay ?? 0); fewer += 1) await phone.press('One less, Forces');
  await phone.press(/^Move \d+ forces? to /);
}
