/** The option of main characters: a sixth leader for each faction, on which some of its powers rest. */
import { isMainCharacter, LEADER_IDS, type LeaderId } from '../model/leaders.ts';
import type { RestingOnMain } from '../model/main-characters.ts';
import type { RulesDiff } from '../powers/rules.ts';
import { base } from './base.ts';

const SOURCE = 'Nine-faction compendium XXVI';

/** The names of powers are those of any edition; a table without such a power cannot lose it. */
const RESTING: readonly RestingOnMain[] = [
  {
    main: 'paul-atreides',
    powers: [
      'atreides/kwisatz-haderach',
      'atreides/peek-spice',
      'atreides/peek-treachery',
      'atreides/prescience',
      'atreides/prescience-ally',
    ],
    others: [],
    source: SOURCE,
  },
  {
    main: 'baron-harkonnen',
    powers: ['harkonnen/bonus-card', 'harkonnen/capture'],
    others: ['traitors'],
    source: SOURCE,
  },
  {
    main: 'shaddam-iv',
    powers: ['emperor/card-income', 'emperor/sardaukar'],
    others: ['special-forces'],
    source: SOURCE,
  },
  { main: 'edric', powers: ['guild/out-of-turn'], others: ['fares-of-allies'], source: `${SOURCE}; R-97` },
  {
    main: 'gaius-helen-mohiam',
    powers: [
      'bene-gesserit/advisor-accompany',
      'bene-gesserit/advisor-fighter',
      'bene-gesserit/advisor-ship',
      'bene-gesserit/announce-battles',
      'bene-gesserit/coexistence',
      'bene-gesserit/intrusion',
      'bene-gesserit/voice-ally',
    ],
    others: ['advisors'],
    source: SOURCE,
  },
  {
    main: 'liet-kynes',
    powers: ['fremen/fedaykin'],
    others: ['free-revival', 'special-forces'],
    source: `${SOURCE}; R-327`,
  },
  {
    main: 'inquisitor',
    powers: ['ixians/ally-bonus', 'ixians/machine-income', 'ixians/move-2'],
    others: [],
    source: SOURCE,
  },
  {
    main: 'speaker',
    powers: [
      'lansraad/allied-restriction',
      'lansraad/influence',
      'lansraad/karama-influence',
      'lansraad/restricted-territory',
    ],
    others: [],
    source: SOURCE,
  },
];

/** Returns the changes of the option, with this strength of the main characters. */
export const mainCharactersOf = (strength: number): RulesDiff => ({
  source: `${SOURCE}, in other editions as a house rule`,
  sets: {
    leaders: {
      is: {
        ...base.leaders,
        ...Object.fromEntries(MAIN_CHARACTERS.map((leader) => [leader, strength])),
      },
      source: `${SOURCE}, XVIII.D`,
    },
    restsOnMain: { is: RESTING, source: SOURCE },
    outOfTheGame: { is: 'without-leaders', source: SOURCE },
  },
});

const MAIN_CHARACTERS: readonly LeaderId[] = LEADER_IDS.filter(isMainCharacter);
