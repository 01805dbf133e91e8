'use client';
/** The parts of a battle for the page on which one person tries it out, without a table. */
export { isPlanning, isSettled, placeOfBattle, turnedOverAt } from './battle/tried.ts';
export { PlanKeeperInMemory } from './battle/plan/plan-keeper-provider.tsx';
export { useTheatre } from './battle/theatre/use-theatre.tsx';
export { PromptPage } from './registry.tsx';
export { mannerOf } from './asks.ts';
