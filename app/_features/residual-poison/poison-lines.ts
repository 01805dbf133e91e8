import type { TableView } from '#client';
import { formatDebt, formatPoison, formatPoisoning } from '#lib/cards/residual-poison/messages/table.ts';

/** Returns the public text about the cards in front of shields and the debts, line by line. */
export const linesOf = ({ residualPoison, poisonings }: TableView): readonly string[] => [
  ...(residualPoison === null
    ? []
    : [...residualPoison.lies.map(formatPoison), ...residualPoison.owed.map(formatDebt)]),
  ...(poisonings ?? []).map(formatPoisoning),
];
