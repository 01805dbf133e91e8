/** The declarations that owners make about their own secrets before a fight. */
import {
  SECRET_KINDS,
  type FactionId,
  type DeclaredSecret,
  type SecretKind,
  type Random,
  type TableChoices,
} from '#engine';
import { chance, type Move } from './random-choice.ts';
import { ofFeatures } from './of-features.ts';
import { handOf } from './random-cards.ts';
import type { DeclarationGenerator } from './declaration-generator.ts';

/** The declaration of each secret of the engine's table. */
const TELLINGS = ofFeatures('declarationGenerators') as {
  readonly [Matter in SecretKind]: DeclarationGenerator<Matter>;
};

export const randomSecrets = (
  faction: FactionId,
  factions: readonly FactionId[],
  choices: TableChoices,
  random: Random,
): readonly Move[] =>
  SECRET_KINDS.flatMap((matter): readonly Move[] => {
    const { likely, by } = TELLINGS[matter];
    if ((by !== undefined && by !== faction) || !chance(likely, random)) return [];
    const dealt = dealtInstead(matter, faction, choices, random);
    return (
      dealt ?? [
        { by: faction, command: { type: 'DeclareSecret', fact: randomTelling(matter, faction, factions, random) } },
      ]
    );
  });

/** A plausible declaration of a secret of this kind. The engine refuses some of the declarations. */
export const randomTelling = (
  matter: SecretKind,
  faction: FactionId,
  factions: readonly FactionId[],
  random: Random,
): DeclaredSecret => TELLINGS[matter].told(faction, factions, random);

/** Deals hands and traitors. If Mentat keeps the cards, no owner declares them. */
function dealtInstead(
  matter: SecretKind,
  faction: FactionId,
  { components }: TableChoices,
  random: Random,
): readonly Move[] | null {
  if (matter === 'traitors' && components.traitors === 'app') return [];
  if (matter !== 'hand' || components.treachery === 'cardboard') return null;
  return [{ by: 'moderator', command: { type: 'DealCards', faction, count: 1 + random(handOf(faction)) } }];
}
