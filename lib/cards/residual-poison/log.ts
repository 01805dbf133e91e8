import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import { cardsLaidBy } from '../../model/laid-cards.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { GameState } from '../../model/state.ts';
import type { ResidualPoisonContract, ResidualPoisonMove } from './contract.ts';

/** The log lines. Only the owner of a laid card reads its title. */
export const log: Feature<ResidualPoisonContract>['log'] = {
  PoisonLaid: ({ by, against, amount }, audience, before) => {
    const card = audience === by ? titleLaid(before, by, against) : null;
    return card === null
      ? { code: 'poison-laid', by, against, amount }
      : { code: 'own-poison-laid', against, amount, card };
  },
  BribesDemanded: notLogged,
  BribeAnswered: ({ against, paid }, _audience, { poisons }) => {
    const poison = poisons.find((one) => one.against === against);
    if (poison === undefined) return null;
    const { by: to, amount } = poison;
    return paid ? { code: 'bribe-paid', by: against, to, amount } : { code: 'bribe-refused', by: against, to };
  },
  PoisonShown: ({ by, against, card, leader }) => ({ code: 'poison-shown', by, against, card, leader }),
  BribesSettled: notLogged,
  PoisonTakenAway: ({ by, against }) => ({ code: 'poison-taken-away', by, against }),
  PoisonCast: ({ by, against }) => ({ code: 'poison-cast', by, against }),
  PoisonDieThrown: ({ by, against, number, leader }, audience) =>
    audience === by ? { code: 'own-poison-die', against, number, leader } : null,
  PoisonSix: ({ by, against, paid }) => ({ code: 'poison-six', by, against, paid }),
  PoisonOver: ({ by, against }) => ({ code: 'poison-over', by, against }),
  BluffOwed: ({ by, to, amount }) => ({ code: 'bluff-owed', by, to, amount }),
  BluffPaid: ({ by, to, amount }) => ({ code: 'bluff-paid', by, to, amount }),
};

/** Returns the title of a card laid down just before. */
function titleLaid(state: GameState, by: FactionId, against: FactionId) {
  const card = cardsLaidBy(state, by).find(({ before }) => before === against)?.card.card ?? 'unknown';
  return card === 'unknown' ? null : card;
}

/** The physical actions with a cardboard card. */
export const actions: NonNullable<Feature<ResidualPoisonContract>['actions']> = {
  PoisonLaid: ({ by, against }, state) => moved(state, 'lay-before-shield', by, against),
  PoisonShown: ({ by, against }, state) => moved(state, 'take-from-shield', by, against),
  PoisonTakenAway: ({ by, against }, state) => moved(state, 'discard-unseen', by, against),
  PoisonCast: ({ by, against }, state) => moved(state, 'lay-before-shield', by, against),
  PoisonSix: ({ by, against }, state) => moved(state, 'take-from-shield', by, against),
  PoisonOver: ({ by, against }, state) => moved(state, 'discard-unseen', by, against),
};

const moved = (
  { choices }: GameState,
  kind: ResidualPoisonMove['kind'],
  faction: FactionId,
  before: FactionId,
): readonly OwnedAction[] =>
  choices.components.treachery === 'app' ? [] : [{ owner: faction, move: { kind, faction, before } }];

export const inverseActions: Feature<ResidualPoisonContract>['inverseActions'] = {
  'lay-before-shield': (move) => ({ ...move, kind: 'take-from-shield' }),
  'take-from-shield': (move) => ({ ...move, kind: 'lay-before-shield' }),
  'discard-unseen': (move) => ({ ...move, kind: 'lay-before-shield' }),
};
