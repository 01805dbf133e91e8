/** The legal answers, by a second reading of the rulebook. */
import { sameAnswer, VOICE_KINDS, type AnswerValue, type GameState } from '#engine';
import type { VoiceContract } from '#lib/factions/bene-gesserit/voice/contract.ts';
import { standing } from '../permissions/oracle.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<VoiceContract> = {
  voice: (state, { onBehalfOf }, value) =>
    value === null || (standing(state, 'bene-gesserit/voice-ally', onBehalfOf) !== 'denied' && isCommand(state, value)),
};

const isCommand = ({ choices }: GameState, value: AnswerValue): boolean =>
  VOICE_KINDS.filter((kind) => kind !== 'cheap-hero' || choices.edition === 'gf9-2019').some((kind) =>
    [true, false].some((play) => sameAnswer({ play, kind }, value)),
  );
