/** Loads the parts that a phone does not need before its first question. All parts share one request. */
export const betweenDecisions = () => import('./look-around.tsx');
