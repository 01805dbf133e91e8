import { alternatives, asRecord, firstAnswer, type Grammar } from '#client';

/** How many fall, by part: its plain forces and, under a name of their own, its special ones. */
export type Losses = { readonly [part: string]: number };

/** A legal choice of losses to start from. */
export const firstLosses = (answers: Grammar): Losses =>
  Object.fromEntries(Object.entries(asRecord(firstAnswer(answers))).map(([part, count]) => [part, Number(count)]));

/** One grammar for each set of forces that can be chosen. */
export const lossGrammars = (answers: Grammar): readonly Grammar[] => alternatives(answers);
