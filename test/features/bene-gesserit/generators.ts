/** Random declarations of this feature's secrets, and different declarations at two paired tables. */
import { currentSecret, type FactionId, type OwnFactOf, type Random } from '#engine';
import { chance, pickRandom } from '../../support/random-choice.ts';
import type { SecretAlternatives, DeclarationGenerators } from '../../support/feature.ts';
import { factionsOf, stateOf } from '../../support/table.ts';
import type { SideAction } from '../../support/side-action.ts';

export const declarationGenerators: DeclarationGenerators<'beneGesserit'> = {
  prediction: { likely: 60, by: 'bene-gesserit', told: randomPrediction },
};

function randomPrediction(by: FactionId, factions: readonly FactionId[], random: Random): OwnFactOf<'prediction'> {
  const others = factions.filter((other) => other !== by);
  // A faction that is alone in play can predict nobody.
  const isUntold = others.length === 0 || chance(15, random);
  const prediction = isUntold ? 'untold' : { faction: pickRandom(others, random), turn: 1 + random(10) };
  return { kind: 'prediction', prediction };
}

export const secretAlternatives: SecretAlternatives<'beneGesserit'> = {
  prediction: (table, owner, random) => {
    const told = currentSecret(stateOf(table), owner, 'prediction');
    if (told?.kind !== 'prediction') return null;
    const others = factionsOf(table).filter((other) => other !== owner);
    const isUntold = others.length === 0 || chance(25, random);
    const prediction = isUntold ? 'untold' : { faction: pickRandom(others, random), turn: 1 + random(10) };
    return [told, { kind: 'prediction', prediction }];
  },
};

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => {
    const theirs = stateOf(table).forces.filter(({ faction }) => faction === 'bene-gesserit');
    const { territory } = theirs.length === 0 ? ({ territory: 'arrakeen' } as const) : pickRandom(theirs, random);
    return { by: 'bene-gesserit', command: { type: 'FlipForces', territory, side: pickRandom(SIDES, random) } };
  },
];

const SIDES = ['fighters', 'advisors'] as const;
