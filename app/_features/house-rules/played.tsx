import { houseRuleAtTable, formatHouseRules, type OptionId } from '#client';

/** Shows the house rules of a running table. Each has its meaning, so that no player has to remember it. */
export function Played({ options }: { readonly options: readonly OptionId[] }) {
  return options.length === 0 ? (
    <p>{formatHouseRules(0)}</p>
  ) : (
    options.map((option) => {
      const { title, means } = houseRuleAtTable(option);
      return (
        <p key={option}>
          <strong>{title}.</strong> {means}
        </p>
      );
    })
  );
}
