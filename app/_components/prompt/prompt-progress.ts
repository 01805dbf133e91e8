'use client';
import { createContext, type ReactNode } from 'react';
import type { Prompt, SeatView } from '#client';

/**
 * Returns the progress of the activity to which a prompt belongs. For the prompt `null`, which everybody has, and
 * without an activity, the progress is empty.
 */
export type SaysAbove = (view: SeatView, prompt: Prompt | null) => ReactNode;

/** The content above any prompt. Its feature provides it, because shared pages name no feature. */
export const PromptProgress = createContext<SaysAbove>(() => null);
