'use client';
import type { ComponentType } from 'react';
import type { OpeningPart, OpeningProps } from '#app/_components/feature/opening-part.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { FEATURES } from './features.ts';

const PARTS = Object.values(FEATURES).flatMap((feature): readonly OpeningPart[] =>
  'opening' in feature ? [feature.opening] : [],
);

/** What is chosen of features as a table is opened, folded away: most tables take it as it stands. */
export const openingChoices = (at: OpeningPart['at']): readonly ComponentType<OpeningProps>[] =>
  PARTS.filter((part) => part.at === at).map(({ load }) => lazyPart(load));
