import { alternatives, asRecord, firstAnswer, type Grammar } from '#client';

/** The losses by part: ordinary forces, and under a separate name special forces. */
export type Losses = { readonly [part: string]: number };

/** Returns a legal choice of losses as the starting value. */
export const firstLosses = (answers: Grammar): Losses =>
  Object.fromEntries(Object.entries(asRecord(firstAnswer(answers))).map(([part, count]) => [part, Number(count)]));

/** Returns a grammar for each set of forces that can be chosen. */
export const lossGrammars = (answers: Grammar): readonly Grammar[] => alternatives(answers);
