'use client';
import { SetupSteps } from './steps.tsx';
import type { StripProps } from '#app/_components/banner.ts';

/** Shows the progress of the set-up. */
export const SetupBanner = ({ table: { setup } }: StripProps) => setup !== null && <SetupSteps setup={setup} />;
