/** A Cone of Silence: others buy no card and make no alliance until the turn ends, or say nothing until a phase ends. */
import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import { booleanField, factionField } from '../../model/fields.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import { requireInPlay } from '../../pieces/requirements.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isSilenced, silencedNow } from '../../model/silenced.ts';
import type { ConeOfSilenceContract } from './contract.ts';

export const coneOfSilence: Feature<ConeOfSilenceContract> = {
  initialSlice: () => ({ silenced: { turn: 0, factions: [] } }),
  publicView: (ctx, state) => ({
    silenced: isInDeck(ctx) ? silencedNow(state) : null,
    coneOfSilence: ctx.rules.coneOfSilence,
  }),
  facts: {
    silenced: {
      input: { faction: factionField, silenced: booleanField },
      now: (state, fact) => ({ ...fact, silenced: isSilenced(state, fact.faction) }),
      validate: (ctx, state, { faction }) =>
        requireInPlay(state, faction) ?? (isInDeck(ctx) ? null : { code: 'no-cone-of-silence' }),
      set: (state, { faction, silenced }) => {
        const others = silencedNow(state).filter((one) => one !== faction);
        return withSilenced(state, silenced ? [...others, faction] : others);
      },
      onSet: ({ rules }, { phase }) =>
        rules.coneOfSilence === 'one-player-for-a-phase' ? [{ type: 'SilenceEndsWith', phase }] : [],
    },
  },
  reducer: {
    Silenced: (state, { factions, phase }) => withSilenced(state, [...silencedNow(state), ...factions], phase),
    SilenceEndsWith: (state, { phase }) => withSilenced(state, silencedNow(state), phase),
  },
  // The line says which card was played.
  redactCards: { silenced: () => null },
  log: {
    Silenced: ({ by, factions, phase }) => ({
      code: 'silenced',
      by,
      factions,
      ...(phase === undefined ? {} : { forPhase: true }),
    }),
    SilenceEndsWith: notLogged,
  },
};

const isInDeck = ({ rules }: Ctx): boolean => rules.treacheryDeck['cone-of-silence'] > 0;

const withSilenced = (state: GameState, factions: readonly FactionId[], phase?: PhaseId): GameState => ({
  ...state,
  silenced: { turn: state.turn, factions, ...(phase === undefined ? {} : { phase }) },
});
