/** What powers are called, and what they do. */
import type { AdvantageId } from '../table/advantages.ts';
import type { FactionId } from '../table/factions.ts';
import { theFactions } from './names.ts';
import { capital, withSmallFirst } from './numbers.ts';

interface AdvantageWords {
  /** What it is called after its owner: `the Emperor’s Sardaukar`. */
  readonly name: string;
  /** What it does, as a whole sentence after its name. */
  readonly does: string;
}

const ADVANTAGES: Record<AdvantageId, AdvantageWords> = {
  'atreides/kwisatz-haderach': { name: 'Kwisatz Haderach', does: 'It adds 2 to a leader who lives.' },
  'atreides/karama-plan': { name: 'special Karama', does: 'A whole plan is shown.' },
  'atreides/peek-spice': { name: 'look at the next spice card', does: 'They see it before anybody ships.' },
  'atreides/peek-treachery': { name: 'look at cards for sale', does: 'They see each before it is bid for.' },
  'atreides/prescience': { name: 'prescience', does: 'One part of the other plan is shown.' },
  'atreides/prescience-ally': { name: 'prescience', does: 'One part of the other plan is shown to an ally.' },
  'bg/advisor-accompany': { name: 'advisor', does: 'It goes with the forces of others, for free.' },
  'bg/advisor-fighter': { name: 'advisors', does: 'They live beside others and do not fight.' },
  'bg/advisor-ship': { name: 'spiritual advisor', does: 'It goes to the Polar Sink for free.' },
  'bg/announce-battles': { name: 'announcement of battles', does: 'Advisors become fighters.' },
  'bg/charity': { name: 'charity', does: 'It comes without a call, whatever they hold.' },
  'bg/intrusion': { name: 'answer to an intrusion', does: 'Fighters become advisors.' },
  'bg/prediction': { name: 'prediction', does: 'The winner and the turn are foretold.' },
  'bg/start-anywhere': { name: 'start', does: 'The first force may stand anywhere.' },
  'bg/voice': { name: 'Voice', does: 'One kind of card is commanded.' },
  'bg/voice-ally': { name: 'Voice', does: 'One kind of card is commanded for an ally.' },
  'bg/worthless-karama': { name: 'use of worthless cards', does: 'A worthless card counts as a Karama.' },
  'fremen/last-turn': { name: 'victory after the last turn', does: 'They hold what they wanted to hold.' },
  'fremen/without-guild': { name: 'victory after the last turn', does: 'No Guild is there to win.' },
  'emperor/revival-ally': { name: 'help with revivals', does: 'It pays for those of an ally.' },
  'emperor/card-income': { name: 'income from cards', does: 'What others pay for a card is his.' },
  'emperor/karama-revive': { name: 'special Karama', does: 'It brings back three forces or a leader.' },
  'emperor/sardaukar': { name: 'Sardaukar', does: 'Each counts double here.' },
  'fremen/move-2': { name: 'second territory', does: 'A group walks through two territories.' },
  'fremen/free-reserves': { name: 'reserves', does: 'They come onto the board for free.' },
  'fremen/extra-worm': { name: 'additional worm', does: 'It comes where they say.' },
  'fremen/karama-worm': { name: 'special Karama', does: 'A worm comes where they say.' },
  'fremen/worm-ally': { name: 'sparing of an ally', does: 'The worm leaves its forces alone.' },
  'fremen/worm-ride': { name: 'control of worms', does: 'They are not devoured, and may ride.' },
  'fremen/fedaykin': { name: 'Fedaykin', does: 'Each counts double here.' },
  'fremen/no-spice-battle': { name: 'frugality', does: 'Their forces count in full without spice.' },
  'fremen/revival-ally': { name: 'free revivals', does: 'An ally revives three forces for nothing.' },
  'fremen/see-storm': { name: 'storm card', does: 'The card moves this storm, and nobody dials.' },
  'fremen/storm-half': { name: 'life in the storm', does: 'Only half of their forces die in it.' },
  'guild/ally-ship': { name: 'rates for an ally', does: 'It ships onto Dune and across at half the price.' },
  'guild/ally-ship-back': { name: 'way back for an ally', does: 'It ships back to its reserves.' },
  'guild/half-price': { name: 'half price', does: 'It ships for half of what others pay.' },
  'guild/karama-stop': { name: 'special Karama', does: 'It stops a shipment from off the planet.' },
  'guild/out-of-turn': { name: 'free choice of its turn', does: 'It ships and moves when it wishes.' },
  'guild/ship-income': { name: 'income from shipments', does: 'What others pay for a shipment goes to it.' },
  'guild/ship-types': { name: 'other ways to ship', does: 'It ships across Dune, and back to its reserves.' },
  'guild/last-turn': { name: 'victory after the last turn', does: 'Nobody else could win.' },
  'harkonnen/all-traitors': { name: 'traitors', does: 'All four of them are kept.' },
  'harkonnen/bonus-card': { name: 'second card', does: 'Another is drawn with each one bought.' },
  'harkonnen/capture': { name: 'capture', does: 'A leader of the loser may be drawn.' },
  'harkonnen/hand-8': { name: 'hand', does: 'It may hold eight cards.' },
  'harkonnen/karama-swap': { name: 'special Karama', does: 'It swaps cards with another hand.' },
  'harkonnen/traitors-for-ally': { name: 'traitors', does: 'They may betray for an ally too.' },
};

/** Ids begin with their owner, said short. */
type OwnerIn<Id> = Id extends `${infer Owner}/${string}` ? Owner : never;
const OWNERS: Record<OwnerIn<AdvantageId>, FactionId> = {
  atreides: 'atreides',
  bg: 'bene-gesserit',
  emperor: 'emperor',
  fremen: 'fremen',
  guild: 'guild',
  harkonnen: 'harkonnen',
};
const isOwner = (prefix: string): prefix is keyof typeof OWNERS => Object.hasOwn(OWNERS, prefix);

/** What a power is called by itself: `Sardaukar`. */
export const nameOfAdvantage = (advantage: AdvantageId): string => ADVANTAGES[advantage].name;

/** A power after its owner: `the Emperor’s Sardaukar`. */
export function theAdvantage(advantage: AdvantageId): string {
  const [owner = ''] = advantage.split('/');
  const { name } = ADVANTAGES[advantage];
  return isOwner(owner) ? `${theFactions(OWNERS[owner])} ${name}` : name;
}

/** A power that works, as it is announced: `The Emperor’s Sardaukar: each counts double here.` */
export const sayAdvantage = (advantage: AdvantageId): string =>
  `${capital(theAdvantage(advantage))}: ${withSmallFirst(ADVANTAGES[advantage].does)}`;

/** Why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const sayBarred = (advantage: AdvantageId): string =>
  `The ${ADVANTAGES[advantage].name} lets no card of your hand lie here.`;

/** A public line on a power that is stopped here: `A Karama stops the Emperor’s Sardaukar in this battle.` */
export const sayStopped = (advantage: AdvantageId): string =>
  `A Karama stops ${theAdvantage(advantage)} in this battle.`;
