import type { Labels } from '../../messages/labels.ts';
import { theTerritory } from '../../messages/territories.ts';
import type { SpiceBlowContract } from './contract.ts';

export const spiceBlowLabels: Labels<SpiceBlowContract> = {
  prompts: {
    'spice-card': {
      title: 'Turn over a spice card. What does it show?',
      awaited: 'to turn over a spice card',
    },
  },
  headline: ({ spiceBlow, choices: { edition } }) => {
    if (spiceBlow === null) return null;
    const { comesTo, isRunning } = spiceBlow;
    if (comesTo !== null) return `Shai-Hulud comes to ${theTerritory(comesTo, edition)}.`;
    return isRunning ? 'The spice blows.' : null;
  },
};
