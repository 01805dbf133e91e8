/** The texts on how a battle goes, in our own words, for players who have forgotten it. */
import type { BattleStepId, TreacheryTitle } from '#client';

/** Step by step. */
export const STEP_MESSAGES: Record<BattleStepId, readonly string[]> = {
  voice: [
    'Bene Gesserit may command the opponent, or the opponent of an ally: play one kind of card, or do not play it. There is one command in a battle.',
    'The commanded player must obey if their hand allows it. Mentat offers only legal plans and does not say why.',
  ],
  prescience: [
    'Atreides may ask the opponent, or the opponent of an ally, for one part of the plan: leader, weapon, defense or dial. If there is none of it, that is the answer.',
    'The shown part binds: the sealed plan must agree with it.',
    'A Karama can cancel the Voice or prescience. All phones ask at the same time, so nobody can tell who holds one.',
  ],
  plans: [
    'Each side dials from 0 to the number of its forces in the battle and names a leader, or a cheap hero in a leader’s place. One weapon and one defense may go with either; a worthless card may lie in each place.',
    'You must play a leader if one is free. If you have neither a leader nor a cheap hero, you say so and play no cards.',
    'A leader that has fought this phase can fight again in the same territory only.',
    'You can change your plan until both are sealed. Then both are shown together.',
  ],
  'traitor-call': [
    'Everyone is asked whether a leader just played is their traitor. Harkonnen may call for an ally too.',
    'A traitor wins the battle for the player who calls: that side loses nothing, and is paid the leader’s strength in spice. The other side loses its forces, the leader and the cards it played.',
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

/** Kinds of cards. Each has an example, with its effect next to it. */
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

/** The differences of the advanced game in a battle. */
export const ADVANCED: readonly string[] = [
  'A force counts in full for 1 spice, and half without, so you can dial halves. Some set of your forces must equal the dial exactly.',
  'Both players pay the spice in their plans to the bank, even the winner. A player who wins with a traitor keeps their spice.',
  'Sardaukar and Fedaykin count 2, but Sardaukar only 1 against Fremen. Fremen count in full without spice, and lay none.',
  'The winner loses any forces that equal the dial. One of them counts in full for each spice in the plan.',
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
