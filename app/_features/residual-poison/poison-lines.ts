import type { TableView } from '#client';
import { formatDebt, formatPoison } from '#lib/cards/residual-poison/messages/table.ts';

/** Returns what everybody may know of the cards before shields and of debts, line by line. */
export const linesOf = ({ residualPoison }: TableView): readonly string[] =>
  residualPoison === null ? [] : [...residualPoison.lies.map(formatPoison), ...residualPoison.owed.map(formatDebt)];
