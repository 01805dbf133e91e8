export { SwapFactions } from './swap-factions.tsx';
export { SwapOffered } from './swap-offered.tsx';
