import { must, type FeatureQuestions, type Prompt, type PromptKind } from '#client';
import type { PromptPresentation } from '#app/_components/prompt/prompt-presentation.ts';
import { FEATURES } from './features.ts';

type Asking = keyof FeatureQuestions;
type Presented = readonly [PromptKind, PromptPresentation];

const ASKED = Object.entries(FEATURES).flatMap(([name, feature]) =>
  'prompts' in feature
    ? (Object.entries(feature.prompts) as readonly Presented[]).map(([kind, how]) => ({
        kind,
        how,
        by: name as Asking,
      }))
    : [],
);

// A check of the contracts makes sure that no two features ask the same question.
const BY_KIND = new Map(ASKED.map((asked) => [asked.kind, asked]));

/** Returns the presentation of a prompt. */
export const presentationOf = ({ kind }: Pick<Prompt, 'kind'>): PromptPresentation =>
  must(BY_KIND.get(kind), 'a feature that asks this').how;

/** Returns the feature that asks a prompt. */
export const askerOf = ({ kind }: Pick<Prompt, 'kind'>): Asking =>
  must(BY_KIND.get(kind), 'a feature that asks this').by;
