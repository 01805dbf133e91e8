import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { MainCharactersContract } from './contract.ts';

/** The log lines of main characters. Only the owner of a traitor reads which traitor stays usable. */
export const log: Feature<MainCharactersContract>['log'] = {
  MainCharacterLost: ({ leader }) => ({ code: 'main-character-lost', leader }),
  MainCharacterBack: ({ leader }) => ({ code: 'main-character-back', leader }),
  SpecialForcesDismissed: ({ faction, special }) => ({ code: 'special-forces-dismissed', faction, special }),
  TraitorToKeepAsked: notLogged,
  FactionFell: ({ faction }) => ({ code: 'faction-fell', faction }),
  FactionStoodUp: ({ faction }) => ({ code: 'faction-stood-up', faction }),
  TraitorKept: ({ faction, leader }, audience) =>
    audience === faction && leader !== null ? { code: 'own-traitor-kept', leader } : { code: 'traitor-kept', faction },
};
