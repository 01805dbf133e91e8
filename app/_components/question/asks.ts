import type { FeatureQuestions } from '#client';
import type { Manners } from './manner.ts';
import type { Asker, PhonePart } from './prompt-page.ts';

/** What a feature asks on a phone: how its shell puts each question, and their pages, which come when they are needed. */
export type Asks<Feature extends keyof FeatureQuestions> = {
  readonly manners: Manners<Feature>;
} & (Feature extends Asker ? { readonly pages: () => Promise<PhonePart<Feature>> } : unknown);
