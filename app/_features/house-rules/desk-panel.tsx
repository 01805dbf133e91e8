import { HOUSE_RULES, type ModeratorView } from '#client';
import { PanelSection } from '#app/_components/desk/panel.tsx';
import { Played } from './played.tsx';

/** Shows the house rules of this table; nothing if it plays as printed. */
export function HouseRulesDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { options } = table.choices;
  return options.length === 0 ? null : (
    <PanelSection title={HOUSE_RULES}>
      <Played options={options} />
    </PanelSection>
  );
}
