import type { FeatureQuestions } from '#client';
import type { Manners } from './prompt-presentation.ts';
import type { Asker, PhonePart } from './prompt-page.ts';

/** What a feature asks on a phone: how its shell puts each question, and their pages, which come when they are needed. */
export type PromptPages<Feature extends keyof FeatureQuestions> = {
  readonly presentation: Manners<Feature>;
} & (Feature extends Asker ? { readonly pages: () => Promise<PhonePart<Feature>> } : unknown);
