'use client';
import { SetupSteps } from './steps.tsx';
import type { StripProps } from '#app/_components/banner.ts';

/** How far the set-up is. */
export const SetupBanner = ({ table: { setup } }: StripProps) => setup !== null && <SetupSteps setup={setup} />;
