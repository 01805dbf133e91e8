import { HOUSE_RULES, type TableView } from '#client';
import { Played } from './played.tsx';

/** Shows the house rules on the table's page of a phone. */
export const HouseRulesAtTable = ({ table }: { readonly table: TableView }) => (
  <section>
    <h2>{HOUSE_RULES}</h2>
    <Played options={table.choices.options} />
  </section>
);
