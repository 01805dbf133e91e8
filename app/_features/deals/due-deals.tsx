'use client';
import type { SeatView } from '#client';
import { DealText } from './deal-text.tsx';
import { dueDealsOf } from './is-due.ts';
import written from '#app/_components/secrets/written.module.css';

/** Shows deals of this seat that are due, while the player waits. */
export const DueDeals = ({ view }: { readonly view: SeatView }) =>
  dueDealsOf(view).map((deal) => (
    <section key={deal.id} className={written.entry}>
      <DealText deal={deal} table={view.table} reader={view.audience} />
    </section>
  ));
