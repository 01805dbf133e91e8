'use client';
import { SetupSteps } from './steps.tsx';
import type { StripProps } from '#app/_components/strip.ts';

/** How far the set-up is. */
export const SetupStrip = ({ table: { setup } }: StripProps) => setup !== null && <SetupSteps setup={setup} />;
