import { HOUSE_RULES, type TableView } from '#client';
import { Played } from './played.tsx';

/** What this table plays otherwise than its book, on the table's page of a phone. */
export const HouseRulesAtTable = ({ table }: { readonly table: TableView }) => (
  <section>
    <h2>{HOUSE_RULES}</h2>
    <Played options={table.choices.options} />
  </section>
);
