/** In which runs of games something can be met, and why not in all others. */
import type { Setting, What } from './setting.ts';

/** Always, or only in some settings; the reason is for all others. */
export type Reachability = 'always' | { readonly when: (setting: Setting) => boolean; readonly else: string };

const isTurns = (what: What): boolean => what === 'turns' || what === 'games';

export const inStorms: Reachability = {
  when: ({ what }) => what !== 'battles',
  else: 'no storm is dialled in a run of battles',
};
export const inAdvanced: Reachability = {
  when: ({ layer }) => layer === 'advanced',
  else: 'a power of the advanced game',
};
export const byStormCard: Reachability = {
  when: ({ what, layer }) => what !== 'battles' && layer === 'advanced',
  else: 'storm cards are a power of the advanced game, in storms',
};
export const inTurns: Reachability = {
  when: ({ what }) => isTurns(what),
  else: 'no turn is stepped through to its end',
};
export const inAdvancedTurns: Reachability = {
  when: ({ what, layer }) => isTurns(what) && layer === 'advanced',
  else: 'a power of the advanced game, in turns',
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
export const in2019AdvancedTurns: Reachability = {
  when: ({ what, edition, layer }) => isTurns(what) && edition === 'gf9-2019' && layer === 'advanced',
  else: 'only the advanced game of 2019 has two piles and additional worms, in turns',
};
export const whereForcesCoexist: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition === 'avalon-hill-1979',
  else: 'coexistence is an optional rule of 1979, in turns',
};
export const whereLeadersAreTurnedIn: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition === 'avalon-hill-1979',
  else: 'only by an optional rule of 1979 captured leaders die for all to see',
};
export const inSetups: Reachability = {
  when: ({ what }) => what === 'games',
  else: 'games are picked up in the middle, not set up',
};
export const inAdvancedBattles: Reachability = {
  when: ({ what, layer }) => what !== 'storms' && layer === 'advanced',
  else: 'a power in advanced combat',
};
export const whereCancelled: Reachability = {
  when: ({ what, edition }) => what !== 'storms' || edition === 'gf9-2019',
  else: 'in 1979 no Karama stops what acts in a storm or a shipment of the basic game',
};
export const inBattles: Reachability = {
  when: ({ what }) => what !== 'storms',
  else: 'no battle is fought in a run of storms',
};
export const whereWormsCome: Reachability = {
  when: ({ what, layer }) => isTurns(what) || layer === 'advanced',
  else: 'no spice blows, and only in the advanced game a Karama calls a worm',
};
export const in1979Turns: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition === 'avalon-hill-1979',
  else: 'only in 1979 leaders come back after the own move',
};
export const in1979: Reachability = {
  when: ({ edition }) => edition === 'avalon-hill-1979',
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
export const byModuleCards: Reachability = {
  when: ({ what, edition }) => isTurns(what) && edition === 'avalon-hill-1979',
  else: 'cards of the modules of 1984, an option of 1979, in turns',
};
export const byOption1979: Reachability = {
  when: ({ what, edition }) => what !== 'storms' && edition === 'avalon-hill-1979',
  else: 'an option of 1979, in battles',
};
