/** What powers are called. */
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import { factionPossessive } from './names.ts';

/** What each is called after its owner: `the Emperor’s Sardaukar`. */
const NAMES: Record<AdvantageId, string> = {
  'atreides/kwisatz-haderach': 'Kwisatz Haderach',
  'atreides/karama-plan': 'special Karama',
  'atreides/peek-spice': 'look at the next spice card',
  'atreides/peek-treachery': 'look at cards for sale',
  'atreides/prescience': 'prescience',
  'atreides/prescience-ally': 'prescience',
  'bene-gesserit/advisor-accompany': 'advisor',
  'bene-gesserit/advisor-fighter': 'advisors',
  'bene-gesserit/advisor-ship': 'spiritual advisor',
  'bene-gesserit/announce-battles': 'announcement of battles',
  'bene-gesserit/charity': 'charity',
  'bene-gesserit/intrusion': 'answer to an intrusion',
  'bene-gesserit/prediction': 'prediction',
  'bene-gesserit/start-anywhere': 'start',
  'bene-gesserit/voice': 'Voice',
  'bene-gesserit/voice-ally': 'Voice',
  'bene-gesserit/worthless-karama': 'use of worthless cards',
  'fremen/last-turn': 'victory after the last turn',
  'fremen/without-guild': 'victory after the last turn',
  'emperor/revival-ally': 'help with revivals',
  'emperor/gifts': 'great wealth',
  'emperor/card-income': 'income from cards',
  'emperor/karama-revive': 'special Karama',
  'emperor/sardaukar': 'Sardaukar',
  'fremen/move-2': 'second territory',
  'fremen/free-reserves': 'reserves',
  'fremen/extra-worm': 'additional worm',
  'fremen/karama-worm': 'special Karama',
  'fremen/worm-ally': 'sparing of an ally',
  'fremen/worm-ride': 'control of worms',
  'fremen/fedaykin': 'Fedaykin',
  'fremen/no-spice-battle': 'frugality',
  'fremen/revival-ally': 'free revivals',
  'fremen/see-storm': 'storm card',
  'fremen/next-storm-card': 'look at the next storm card',
  'fremen/storm-half': 'life in the storm',
  'guild/ally-ship': 'rates for an ally',
  'guild/ally-ship-back': 'way back for an ally',
  'guild/half-price': 'half price',
  'guild/karama-stop': 'special Karama',
  'guild/out-of-turn': 'free choice of its turn',
  'guild/ship-income': 'income from shipments',
  'guild/ship-types': 'other ways to ship',
  'guild/last-turn': 'victory after the last turn',
  'harkonnen/all-traitors': 'traitors',
  'harkonnen/bonus-card': 'second card',
  'harkonnen/capture': 'capture',
  'harkonnen/hand-8': 'hand',
  'harkonnen/karama-swap': 'special Karama',
  'harkonnen/traitors-for-ally': 'traitors',
};

/** Ids begin with their owner, said short. */
type OwnerIn<Id> = Id extends `${infer Owner}/${string}` ? Owner : never;
const OWNERS: Record<OwnerIn<AdvantageId>, FactionId> = {
  atreides: 'atreides',
  'bene-gesserit': 'bene-gesserit',
  emperor: 'emperor',
  fremen: 'fremen',
  guild: 'guild',
  harkonnen: 'harkonnen',
};
const isOwner = (prefix: string): prefix is keyof typeof OWNERS => Object.hasOwn(OWNERS, prefix);

/** What a power is called by itself: `Sardaukar`. */
export const advantageName = (advantage: AdvantageId): string => NAMES[advantage];

/** A power after its owner: `the Emperor’s Sardaukar`. */
export function theAdvantage(advantage: AdvantageId): string {
  const [owner = ''] = advantage.split('/');
  const name = NAMES[advantage];
  return isOwner(owner) ? `${factionPossessive(OWNERS[owner])} ${name}` : name;
}

/** Why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const formatBarred = (advantage: AdvantageId): string =>
  `The ${NAMES[advantage]} lets no card of your hand lie here.`;

/** A public line on a power that is stopped here: `A Karama stops the Emperor’s Sardaukar in this battle.` */
export const formatCancelled = (advantage: AdvantageId): string =>
  `A Karama stops ${theAdvantage(advantage)} in this battle.`;
