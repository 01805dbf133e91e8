/** Texts about threats of Kanly, for phones, screen and desk. */
import { theFaction } from '../../../../messages/names.ts';
import { capitalize } from '../../../../messages/numbers.ts';
import type { Threat } from '../contract.ts';

export const THREATS = { title: 'Kanly in this turn' } as const;

export const THREAT_SHEET = {
  title: 'Kanly',
  what: 'your threat',
  whom: 'The threatened player',
  action: 'The action that leads to a duel',
  example: 'ship into Carthag',
  lead: 'If the player does this in this turn, you fight a duel. All players see your threat. You can make one threat in a turn.',
  act: 'Threaten Kanly',
  happened: 'It has happened: Kanly!',
  withdraw: 'Withdraw the threat',
  bound: 'If the action happens in this turn, say so here.',
  notNow: 'You cannot threaten anybody now.',
} as const;

/** Returns a threat in one sentence, or the declaration of Kanly with a card. */
export const formatThreat = ({ by, on, action }: Pick<Threat, 'by' | 'on' | 'action'>): string =>
  action === null
    ? `${capitalize(theFaction(by))} declares Kanly against ${theFaction(on)}.`
    : `${capitalize(theFaction(by))} threatens ${theFaction(on)}: “${action}”`;

const STANDS: Readonly<Record<Threat['stands'], string>> = {
  open: 'A duel follows if it happens in this turn.',
  declared: 'The duel follows.',
  fought: 'The duel was fought.',
  withdrawn: 'The threat was withdrawn.',
  lapsed: 'This leads to no duel.',
};

/** Returns what has become of a threat. */
export const formatStands = ({ stands }: Pick<Threat, 'stands'>): string => STANDS[stands];
