/** Loads what a phone does not need before its first question. All parts share one load. */
export const betweenDecisions = () => import('./look-around.tsx');
