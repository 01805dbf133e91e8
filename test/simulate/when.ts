/** The runs of games in which something can be met, and the reason why other runs cannot meet it. */
import { isFromSetup, type Setting, type What } from './setting.ts';

/** Whether something can be met always, or only in some settings; the reason covers all other settings. */
export type Reachability = 'always' | { readonly when: (setting: Setting) => boolean; readonly else: string };

const isTurns = (what: What): boolean => what === 'turns' || what === 'games';

/** 002 has more powers and special Karama powers in its advanced game. 001 has them as optional rules of both layers. */
const mayHaveMorePowers = ({ edition, layer }: Setting): boolean => edition !== 'gf9-2019' || layer === 'advanced';
const is2019Advanced = ({ edition, layer }: Setting): boolean => edition === 'gf9-2019' && layer === 'advanced';

export const inStorms: Reachability = {
  when: ({ what }) => what !== 'battles',
  else: 'no storm is dialled in a run of battles',
};
export const withMorePowers: Reachability = {
  when: mayHaveMorePowers,
  else: 'a power of the advanced game of 2019, and of an option of 1979',
};
export const byStormCard: Reachability = {
  when: (setting) => setting.what !== 'battles' && mayHaveMorePowers(setting),
  else: 'storm cards are a power of the advanced game of 2019, and of an option of 1979, in storms',
};
export const by2019StormCard: Reachability = {
  when: (setting) => setting.what !== 'battles' && is2019Advanced(setting),
  else: 'only in the advanced game of 2019 a Karama stops the look at a storm card',
};
export const inTurns: Reachability = {
  when: ({ what }) => isTurns(what),
  else: 'no turn is stepped through to its end',
};
export const withMorePowersInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && mayHaveMorePowers(setting),
  else: 'a power of the advanced game of 2019, and of an option of 1979, in turns',
};
export const withTwoPiles: Reachability = {
  when: ({ what, edition, layer }) => isTurns(what) && (layer === 'advanced' || edition === 'dune-squad'),
  else: 'only the advanced game and Dune Squad have two piles, in turns',
};
export const in2019Turns: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition === 'gf9-2019',
  else: 'only the 2019 edition lets worms wait for the nexus, and leaves allies to the Fremen, in turns',
};
export const in2019Alliances: Reachability = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'only the 2019 edition lets the Emperor give allies spice',
};
export const in2019Battles: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition === 'gf9-2019',
  else: 'no battle is fought in a run of storms, and only the 2019 edition lets the Emperor give allies spice',
};
export const in2019Advanced: Reachability = {
  when: is2019Advanced,
  else: 'only the advanced game of 2019 has advisors that turn to fighters and back',
};
export const in2019AdvancedTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && is2019Advanced(setting),
  else: 'a power of the advanced game of 2019 alone, in turns',
};
export const in2019AdvancedBattles: Reachability = {
  when: (setting) => setting.what !== 'storms' && is2019Advanced(setting),
  else: 'a power of the advanced game of 2019 alone, in battles',
};
export const whereForcesCoexist: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition !== 'gf9-2019',
  else: 'coexistence is an optional rule of 1979, in turns',
};
export const whereLeadersAreTurnedIn: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition !== 'gf9-2019',
  else: 'only by an optional rule of 1979 captured leaders die for all to see',
};
export const inSetups: Reachability = {
  when: ({ what }) => isFromSetup(what),
  else: 'games are picked up in the middle, not set up',
};
export const withMorePowersInSetups: Reachability = {
  when: (setting) => isFromSetup(setting.what) && mayHaveMorePowers(setting),
  else: 'a power of the advanced game of 2019, and of an option of 1979, in games that are set up',
};
export const withMorePowersInBattles: Reachability = {
  when: (setting) => setting.what !== 'storms' && mayHaveMorePowers(setting),
  else: 'a power of the advanced game of 2019, and of an option of 1979, in battles',
};
export const whereCancelled: Reachability = {
  when: ({ what, edition }) => what !== 'storms' || edition === 'gf9-2019' || edition === 'dune-squad',
  else: 'in 1979 no Karama stops what acts in a storm or a shipment of the basic game',
};
export const inBattles: Reachability = {
  when: ({ what }) => what !== 'storms',
  else: 'no battle is fought in a run of storms',
};
export const whereWormsCome: Reachability = {
  when: (setting) => isTurns(setting.what) || mayHaveMorePowers(setting),
  else: 'no spice blows, and in the basic game of 2019 no Karama calls a worm',
};
export const in1979Turns: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition !== 'gf9-2019',
  else: 'only in 1979 leaders come back after the own move',
};
export const byAlliesOf1979: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition !== 'gf9-2019',
  else: 'only in 1979 allies of the Guild ship back to their reserves, in turns',
};
export const in1979: Reachability = {
  when: ({ edition }) => edition !== 'gf9-2019',
  else: 'the 2019 edition has every phase, and lets an own leader be protected',
};
export const in2019: Reachability = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'the 1979 edition lets leaders rest',
};
export const inPairs: Reachability = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'only the 2019 edition lets two people play two factions each',
};
export const byModuleCards: Exclude<Reachability, 'always'> = {
  when: ({ what, edition, modules = [] }) => isTurns(what) && (edition !== 'gf9-2019' || modules.length > 0),
  else: 'cards of the modules of 1984, which are an option of 1979 besides, in turns',
};
export const byOption1979: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition !== 'gf9-2019',
  else: 'an option of 1979, in battles',
};
/** A Residual Poison of Dune Squad lies at any time. */
export const whereCardsAreLaid: Reachability = {
  when: ({ what, edition }) => edition !== 'gf9-2019' && (what !== 'storms' || edition === 'dune-squad'),
  else: 'an option of 1979, in battles, or a Residual Poison of Dune Squad',
};
/** In Dune Squad a thrown six can take up a Residual Poison at any time. */
export const whereCardsAreTakenUp: Reachability = {
  when: (setting) => setting.edition === 'dune-squad' || byModuleCards.when(setting),
  else: 'cards of the modules of 1984, in turns, or a Residual Poison of Dune Squad',
};
const withNineFactions = ({ edition }: Setting): boolean => edition === 'nine-faction' || edition === 'grand-dune';

export const withCompendium: Reachability = {
  when: ({ edition }) => edition === 'nine-faction',
  else: 'only the nine-faction compendium has this card',
};
export const withCompendiumInBattles: Reachability = {
  when: (setting) => setting.what !== 'storms' && withNineFactions(setting),
  else: 'a card of the nine-faction compendium and Grand Dune, in battles',
};
export const withCompendiumCardInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && withNineFactions(setting),
  else: 'a card of the nine-faction compendium and Grand Dune, in turns',
};
export const withTleilaxuInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && withNineFactions(setting),
  else: 'only the nine-faction compendium has the Bene Tleilaxu, in turns',
};
/** Traps are laid before the first shipment of the game, so already in a storm. */
export const withTraps: Reachability = {
  when: (setting) => (isTurns(setting.what) || setting.what === 'storms') && withNineFactions(setting),
  else: 'an optional advantage of the Bene Tleilaxu in the nine-faction compendium, from the storm to the bidding',
};
export const withTleilaxuGifts: Reachability = {
  when: (setting) => setting.what !== 'battles' && setting.what !== 'storms' && withNineFactions(setting),
  else: 'an optional advantage of the Bene Tleilaxu in the nine-faction compendium, in the bidding',
};
export const withSquadInBattles: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition === 'dune-squad',
  else: 'only Dune Squad has these Tleilaxu, in battles',
};
export const withSquadAlliances: Reachability = {
  when: (setting) => isTurns(setting.what) && setting.edition === 'dune-squad',
  else: 'only Dune Squad has these Tleilaxu, in turns',
};
export const withSquadInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && setting.edition === 'dune-squad',
  else: 'only Dune Squad has these Tleilaxu, in turns',
};
export const withSquad: Reachability = {
  when: ({ edition }) => edition === 'dune-squad',
  else: 'only Dune Squad plays like this',
};
export const withTwoWeatherControls: Reachability = {
  when: ({ what, edition }) => what !== 'battles' && edition === 'dune-squad',
  else: 'only Dune Squad may have a second Weather Control, in storms',
};
export const withSquadStorms: Reachability = {
  when: ({ what, edition }) => what !== 'battles' && edition === 'dune-squad',
  else: 'only Dune Squad throws a die for the storm, in storms',
};
export const withIxiansInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && withNineFactions(setting),
  else: 'only the nine-faction compendium has the Ixians, in turns',
};
export const withLansraad: Reachability = {
  when: withNineFactions,
  else: 'only the nine-faction compendium has the Lansraad',
};
export const withLansraadInTurns: Reachability = {
  when: (setting) => isTurns(setting.what) && withNineFactions(setting),
  else: 'only the nine-faction compendium has the Lansraad, in turns',
};
export const withRestrictions: Reachability = {
  when: (setting) => setting.what !== 'battles' && withNineFactions(setting),
  else: 'an optional advantage of the Lansraad in the nine-faction compendium, in storms',
};
export const byStrongIxians: Reachability = {
  when: (setting) => setting.what !== 'storms' && setting.layer === 'advanced' && withNineFactions(setting),
  else: 'a special Karama of the Ixians in advanced combat, an option of the nine-faction compendium',
};
export const inPreludes: Reachability = {
  when: ({ what, modules = [] }) => isFromSetup(what) && modules.includes('spice-harvest'),
  else: 'only whole games with Spice Harvest have harvests before the first turn',
};
const isWithTheDuel = ({ what, modules = [] }: Setting): boolean => isFromSetup(what) && modules.includes('duel');

export const withTheDuel: Reachability = {
  when: isWithTheDuel,
  else: 'only whole games with The Duel have threats and duels',
};
export const withThreats: Reachability = {
  when: (setting) => isWithTheDuel(setting) && setting.edition !== 'nine-faction',
  else: 'only whole games with The Duel have threats, and the nine-faction compendium has cards in their place',
};
export const withOutsiders: Reachability = {
  when: (setting) => isWithTheDuel(setting) && withNineFactions(setting),
  else: 'only The Duel with nine factions leaves a faction outside',
};
export const withKanlyCards: Reachability = {
  when: (setting) => isWithTheDuel(setting) && setting.edition === 'nine-faction',
  else: 'only The Duel in the nine-faction compendium has cards for Kanly',
};
export const inRapidAccess: Reachability = {
  when: ({ what, modules = [] }) => isFromSetup(what) && modules.includes('rapid-access'),
  else: 'only whole games with Rapid Access deal access cards',
};
export const inAccess: Reachability = {
  when: ({ what, modules = [] }) =>
    isFromSetup(what) && (modules.includes('spice-harvest') || modules.includes('rapid-access')),
  else: 'only whole games with Spice Harvest or Rapid Access have access cards',
};
/** The doubled harvest deck of nine factions never runs out. */
export const inPreludesOf1984: Reachability = {
  when: ({ what, edition, modules = [] }) =>
    isFromSetup(what) && edition !== 'nine-faction' && modules.includes('spice-harvest'),
  else: 'only the harvest deck of 1984 can run out before the game',
};
export const inPreludesOfNine: Reachability = {
  when: (setting) =>
    isFromSetup(setting.what) && withNineFactions(setting) && setting.modules?.includes('spice-harvest') === true,
  else: 'only Spice Harvest with nine factions lets the Lansraad block a Manager',
};
export const inAccessOfNine: Reachability = {
  when: ({ what, edition, modules = [] }) =>
    isFromSetup(what) &&
    edition === 'nine-faction' &&
    (modules.includes('spice-harvest') || modules.includes('rapid-access')),
  else: 'only the nine-faction compendium lets the Fremen start without access cards after Spice Harvest or Rapid Access',
};
/** With Spice Harvest, the sheets place no forces. */
export const inPlacements: Reachability = {
  when: ({ what, modules = [] }) => what === 'games' && !modules.includes('spice-harvest'),
  else: 'only whole games without Spice Harvest place the forces of the sheets',
};
