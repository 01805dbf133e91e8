/** How a battle goes, in our own words, for players who have forgotten it. */
import type { BattleStepId, TreacheryTitle } from '#client';

/** Step by step. */
export const STEP_MESSAGES: Record<BattleStepId, readonly string[]> = {
  voice: [
    'Bene Gesserit may command the opponent, or the opponent of an ally: play one kind of card, or play none of it. A battle knows one command.',
    'The commanded player obeys as far as the hand allows. Mentat offers only plans that do, and tells nobody why.',
  ],
  prescience: [
    'Atreides may ask the opponent, or the opponent of an ally, for one part of the plan: leader, weapon, defense or dial. If there is none of it, that is the answer.',
    'What was shown stands: the sealed plan agrees with it.',
    'A Karama can stop the Voice or prescience. Mentat asks everyone at once and for the same time, whether they hold a Karama or not.',
  ],
  plans: [
    'Each side dials from 0 to the number of its forces in the battle and names a leader, or a cheap hero in a leader’s place. One weapon and one defense may go with either; a worthless card may lie in each place.',
    'A leader must be played if one is free. Who has neither leader nor cheap hero says so, and plays no cards.',
    'A leader that has fought this phase fights on in the same territory only.',
    'Plans can be changed until both are sealed. Then they are turned over together.',
  ],
  'traitor-call': [
    'Everyone is asked whether a leader just played is their traitor. Harkonnen may call for an ally too.',
    'A traitor wins the battle for the one who calls: nothing is lost on that side, and the leader’s strength is paid in spice. The other side loses its forces, the leader and the cards it played.',
    'Two traitors at once: both sides lose everything, and nobody wins.',
  ],
  result: [
    'A weapon kills the other leader unless the matching defense is there. A dead leader adds nothing.',
    'Dial and living leader are added up. The higher total wins; a tie goes to the aggressor.',
    'The winner loses as many forces as were dialled, takes the strength of every dead leader in spice, and keeps or discards the cards played. A cheap hero is always discarded.',
    'The loser loses all forces in the battle and every card played. A leader who was not killed lives.',
    'A lasgun and a shield in one battle, whichever side played them, destroy everything: all forces and spice in the territory, both leaders and all cards played. Nobody wins and no spice is paid.',
  ],
};

/** Kinds of cards, each with an example whose effect is next to it. */
export const CARDS: readonly { readonly title: string; readonly example: TreacheryTitle }[] = [
  { title: 'Projectile weapon', example: 'crysknife' },
  { title: 'Poison weapon', example: 'chaumas' },
  { title: 'Lasgun', example: 'lasgun' },
  { title: 'Shield', example: 'shield' },
  { title: 'Snooper', example: 'snooper' },
  { title: 'Cheap hero', example: 'cheap-hero' },
  { title: 'Worthless', example: 'baliset' },
  { title: 'Karama', example: 'karama' },
];

/** What the advanced game changes in a battle. */
export const ADVANCED: readonly string[] = [
  'A force counts in full for 1 spice laid beside the dial, and half without, so halves can be dialled. Some set of your forces must make up the dial exactly.',
  'The spice of both plans goes to the bank, win or lose; only who wins by a traitor keeps it.',
  'Sardaukar and Fedaykin count 2, but Sardaukar only 1 against Fremen. Fremen count in full without spice, and lay none.',
  'The winner loses any forces that make up the dial, as many of them counting in full as spice was laid.',
];

/** Headings and introductions. */
export const RULES = {
  title: 'How a battle goes',
  lead: 'The basic game of the 2019 edition, in short. Your rulebook is right where the two disagree.',
  which: 'Which battles there are',
  fight:
    'Two factions with forces in one territory fight there, except in the Polar Sink and where the storm lies between them or over them. Allies share no territory outside the Polar Sink.',
  order:
    'The first player fights all of their battles first, in the order they choose, then the next to the right. The player who chooses is the aggressor.',
  cards: 'What the cards do',
  advanced: 'In the advanced game',
  elsewhere: 'In the 1979 edition',
  otherwise:
    'Forces in one sector fight even while the storm is over it. The Voice does not reach cheap heroes. A leader that a Ghola brings back in the battle phase does not fight in it. With your consent a side may fight without a leader, if your table chose that when it opened. Whether a plan may still change after prescience is your table’s choice too.',
} as const;
