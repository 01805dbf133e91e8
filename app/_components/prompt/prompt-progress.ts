'use client';
import { createContext, type ReactNode } from 'react';
import type { Prompt, SeatView } from '#client';

/** Says how far that is of which a question is a part; `null` is asked of everybody at once. Nothing where it is a part of nothing. */
export type SaysAbove = (view: SeatView, prompt: Prompt | null) => ReactNode;

/** What stands above any question. Its feature says it, and the pages that many features share name none. */
export const PromptProgress = createContext<SaysAbove>(() => null);
