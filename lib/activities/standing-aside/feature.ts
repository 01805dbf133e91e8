/** "Nothing from me this phase": a seat that passes in every window until the phase is over, unseen by all others. */
import { yesOrNo } from '../../table/fields.ts';
import { type Feature, toNobody } from '../../play/feature.ts';
import { passedInstead, WINDOW_ANSWERED } from '../../play/windows/made.ts';
import { withFaction } from '../../rules/changes.ts';
import { type Decision, happened } from '../../rules/decision.ts';
import { factionOf } from '../../rules/position.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { AsideContract } from './contract.ts';

export const standingAside: Feature<AsideContract> = {
  intents: {
    StandAside: {
      from: 'seat',
      sent: { on: yesOrNo },
      decided: (_ctx, state, { on }, { by }) => decideStandAside(state, by, on),
    },
  },
  records: { StoodAside: (state, { faction, on }) => withFaction(state, faction, () => ({ standsAside: on })) },
  // Who plays after all stands aside no more.
  follows: {
    [WINDOW_ANSWERED]: (state, { faction, answer }) =>
      answer.kind === 'pass' ? state : withFaction(state, faction, () => ({ standsAside: false })),
  },
  tells: { StoodAside: toNobody },
  beforeTheGame: ['StoodAside'],
};

/** Who stands aside after an answer passes instead. */
function decideStandAside(state: GameState, faction: FactionId, on: boolean): Decision {
  if (factionOf(state, faction).standsAside === on) return happened();
  return happened({ type: 'StoodAside', faction, on }, ...(on ? passedInstead(state, faction) : []));
}
