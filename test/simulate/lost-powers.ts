/** The powers that no faction uses while its main character is dead, by a second reading. @rules 000 XXVI */
import type { AdvantageId, GameState, LeaderId } from '#engine';
import { isLost } from '../support/oracle/main-characters.ts';

const RESTS_ON: Readonly<Partial<Record<AdvantageId, LeaderId>>> = {
  'atreides/kwisatz-haderach': 'paul-atreides',
  'atreides/peek-spice': 'paul-atreides',
  'atreides/peek-treachery': 'paul-atreides',
  'atreides/prescience': 'paul-atreides',
  'atreides/prescience-ally': 'paul-atreides',
  'harkonnen/bonus-card': 'baron-harkonnen',
  'harkonnen/capture': 'baron-harkonnen',
  'bene-gesserit/advisor-accompany': 'gaius-helen-mohiam',
  'bene-gesserit/advisor-ship': 'gaius-helen-mohiam',
  'bene-gesserit/coexistence': 'gaius-helen-mohiam',
  'bene-gesserit/voice-ally': 'gaius-helen-mohiam',
  'emperor/card-income': 'shaddam-iv',
  'guild/out-of-turn': 'edric',
  'ixians/ally-bonus': 'inquisitor',
  'ixians/machine-income': 'inquisitor',
  'ixians/move-2': 'inquisitor',
  'lansraad/allied-restriction': 'speaker',
  'lansraad/influence': 'speaker',
  'lansraad/karama-influence': 'speaker',
  'lansraad/restricted-territory': 'speaker',
};

/** Returns the used powers whose owner lacks them at this position, as sentences. */
export const lostButUsed = (before: GameState, used: readonly AdvantageId[]): readonly string[] =>
  used.flatMap((power) => {
    const main = RESTS_ON[power];
    return main !== undefined && isLost(before, main) ? [`${power} is used although ${main} is dead`] : [];
  });
