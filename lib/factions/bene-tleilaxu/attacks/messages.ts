/** Messages of attacks. */
import type { Messages } from '../../../messages/messages.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { VoiceCommand } from '../../../model/voice.ts';
import type { AttacksContract } from './contract.ts';

export const attacksMessages: Messages<AttacksContract> = {
  prompts: {
    'attack-leader': {
      lead: 'You attack with one card, and the leader may be defended. You get the strength of a killed leader in spice.',
      byDefault: 'No leader is attacked.',
    },
    'command-attack': {
      lead: 'The Voice makes Bene Tleilaxu play, or not play, one kind of card.',
      byDefault: 'The Voice stays silent.',
    },
    'attack-card': {
      lead: ({ command }) =>
        command === null
          ? 'The card is shown when the time of the defense is over, and is then discarded.'
          : `The Voice commands: ${commandInWords(command)}. The card is shown when the time of the defense is over.`,
      byDefault: 'No card attacks.',
    },
  },
  log: {
    'attack-declined': ({ faction }) => `${theFaction(faction)} attacked no leader.`,
    'attack-declared': ({ leader, victim, territory }, { edition }) =>
      `Bene Tleilaxu attacked ${leaderName(leader)} of ${theFaction(victim)} in ${theTerritory(territory, edition)}.`,
    'attack-commanded': ({ by, command }) =>
      `${theFaction(by)} used the Voice on Bene Tleilaxu: ${commandInWords(command)}.`,
  },
};

const KINDS: Readonly<Record<VoiceCommand['kind'], string>> = {
  projectile: 'projectile weapon',
  poison: 'poison weapon',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  worthless: 'worthless card',
  'cheap-hero': 'cheap hero',
};

const commandInWords = ({ play, kind }: VoiceCommand): string => `play ${play ? 'a' : 'no'} ${KINDS[kind]}`;
