import type { SeatView } from '#client';
import { HELD_TITLE, WHAT_IS_CLOSED } from '#lib/factions/lansraad/orders/messages/phone.ts';

/** Whether the faction of this phone is held in place now. */
export const isHeldHere = ({ table, audience }: SeatView): boolean => table.orders.held?.faction === audience;

/** Tells a held player what is not possible in this round, and what still is. */
export function HeldHere({ view }: { readonly view: SeatView }) {
  const { held } = view.table.orders;
  if (held === null || held.moment === 'storm') return null;
  return (
    <section>
      <h2>{HELD_TITLE}</h2>
      <ul>
        {WHAT_IS_CLOSED[held.moment].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
