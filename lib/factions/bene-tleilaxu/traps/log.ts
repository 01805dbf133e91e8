import { forcesOf } from '../../../model/forces.ts';
import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { OwnedAction } from '../../../model/instructions.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { TrapMove, TrapsContract } from './contract.ts';
import { trapAt } from './lying.ts';

/** The log lines. Only the Bene Tleilaxu read the title of a trap. */
export const log: Feature<TrapsContract>['log'] = {
  TrapLaid: ({ territory }, audience, before) => {
    const card = audience === BENE_TLEILAXU ? trapAt(before, territory)?.card.card : undefined;
    return card === undefined || card === 'unknown'
      ? { code: 'trap-laid', territory }
      : { code: 'own-trap-laid', territory, card };
  },
  TrapSprung: ({ faction, territory, ...forces }) => ({
    code: 'trap-sprung',
    faction,
    territory,
    ...forcesOf(forces),
  }),
  TrapChoiceAsked: notLogged,
  TrapChoiceOver: notLogged,
  TrapDestroyed: ({ territory }) => ({ code: 'trap-destroyed', territory }),
};

/** The physical actions with a cardboard card. A card that attacks or is destroyed goes to the discards by itself. */
export const actions: NonNullable<Feature<TrapsContract>['actions']> = {
  TrapLaid: ({ territory }, state) => moved(state, 'lay-trap', territory),
};

const moved = ({ choices }: GameState, kind: TrapMove['kind'], territory: TerritoryId): readonly OwnedAction[] =>
  choices.components.treachery === 'app'
    ? []
    : [{ owner: BENE_TLEILAXU, move: { kind, faction: BENE_TLEILAXU, territory } }];

export const inverseActions: Feature<TrapsContract>['inverseActions'] = {
  'lay-trap': (move) => ({ ...move, kind: 'take-up-trap' }),
  'take-up-trap': (move) => ({ ...move, kind: 'lay-trap' }),
};
