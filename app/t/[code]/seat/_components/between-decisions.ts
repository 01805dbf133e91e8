/** What a phone does without before its first question comes as one, and is shared by all who need a part of it. */
export const betweenDecisions = () => import('./look-around.tsx');
