'use client';
import type { ComponentType } from 'react';
import type { OpeningPart, OpeningProps } from '#app/_components/feature/opening-part.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { FEATURES } from './features.ts';

const PARTS = Object.values(FEATURES).flatMap((feature): readonly OpeningPart[] =>
  'opening' in feature ? [feature.opening] : [],
);

/** The choices of features for one place of the form for a new table. They load on demand. */
export const openingChoices = (at: OpeningPart['at']): readonly ComponentType<OpeningProps>[] =>
  PARTS.filter((part) => part.at === at).map(({ load }) => lazyPart(load));
