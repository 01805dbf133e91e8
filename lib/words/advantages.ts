/** What a Karama may stop, in the words of the table. */
import { assertNever } from '../core/assert-never.ts';
import type { AdvantageId } from '../table/advantages.ts';
import type { EditionId } from '../table/editions.ts';
import type { FactionId } from '../table/factions.ts';
import type { CancellableAct } from '../table/windows.ts';
import { nameOfCard } from './cards.ts';
import { sayForcesThen, theElement, theFaction, theFactions } from './names.ts';
import { capital } from './numbers.ts';
import { thePlace } from './territories.ts';
import { sayVoice } from '../factions/bene-gesserit/voice/words.ts';

interface AdvantageWords {
  /** What it is called after its owner: `the Emperor’s Sardaukar`. */
  readonly name: string;
  /** What it does, as a whole sentence after its name. */
  readonly does: string;
}

const ADVANTAGES: Record<AdvantageId, AdvantageWords> = {
  'atreides/kwisatz-haderach': { name: 'Kwisatz Haderach', does: 'It adds 2 to a leader who lives.' },
  'atreides/karama-plan': { name: 'special Karama', does: 'A whole plan is shown.' },
  'atreides/prescience': { name: 'prescience', does: 'One part of the other plan is shown.' },
  'atreides/prescience-ally': { name: 'prescience', does: 'One part of the other plan is shown to an ally.' },
  'bg/advisor-fighter': { name: 'advisors', does: 'They live beside others and do not fight.' },
  'bg/prediction': { name: 'prediction', does: 'The winner and the turn are foretold.' },
  'bg/start-anywhere': { name: 'start', does: 'The first force may stand anywhere.' },
  'bg/voice': { name: 'Voice', does: 'One kind of card is commanded.' },
  'bg/voice-ally': { name: 'Voice', does: 'One kind of card is commanded for an ally.' },
  'bg/worthless-karama': { name: 'use of worthless cards', does: 'A worthless card counts as a Karama.' },
  'fremen/last-turn': { name: 'victory after the last turn', does: 'They hold what they wanted to hold.' },
  'fremen/without-guild': { name: 'victory after the last turn', does: 'No Guild is there to win.' },
  'emperor/sardaukar': { name: 'Sardaukar', does: 'Each counts double here.' },
  'fremen/free-reserves': { name: 'reserves', does: 'They come onto the board for free.' },
  'fremen/fedaykin': { name: 'Fedaykin', does: 'Each counts double here.' },
  'fremen/no-spice-battle': { name: 'frugality', does: 'Their forces count in full without spice.' },
  'fremen/see-storm': { name: 'storm card', does: 'The card moves this storm, and nobody dials.' },
  'fremen/storm-half': { name: 'life in the storm', does: 'Only half of their forces die in it.' },
  'guild/last-turn': { name: 'victory after the last turn', does: 'Nobody else could win.' },
  'harkonnen/all-traitors': { name: 'traitors', does: 'All four of them are kept.' },
  'harkonnen/capture': { name: 'capture', does: 'A leader of the loser may be drawn.' },
  'harkonnen/hand-8': { name: 'hand', does: 'It may hold eight cards.' },
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

/** A power after its owner: `the Emperor’s Sardaukar`. */
function theAdvantage(advantage: AdvantageId): string {
  const [owner = ''] = advantage.split('/');
  const { name } = ADVANTAGES[advantage];
  return isOwner(owner) ? `${theFactions(OWNERS[owner])} ${name}` : name;
}

/** All that may be stopped at this moment, each as it is announced. */
export const allAnnounced = (acts: readonly CancellableAct[], edition: EditionId): string =>
  acts.map((act) => announced(act, edition)).join(' ');

/** What may be stopped, as it is announced: a whole sentence, or two. */
function announced(act: CancellableAct, edition: EditionId): string {
  switch (act.kind) {
    case 'voice':
      return `${capital(theFaction(act.by))} commands ${theFaction(act.target)}: ${lowerFirst(sayVoice(act.command))}`;
    case 'prescience':
      return `${capital(theFaction(act.by))} looks ahead: ${theFaction(act.target)} must show ${theElement(act.element)}.`;
    case 'advantage':
      return `${capital(theAdvantage(act.advantage))}: ${lowerFirst(ADVANTAGES[act.advantage].does)}`;
    case 'shipment':
      return `${capital(theFaction(act.by))} brings ${sayForcesThen(act.by, act)} from the reserves to ${thePlace(act, edition)}.`;
    case 'played-as-karama':
      return `${capital(theFaction(act.by))} plays ${nameOfCard(act.card)} as a Karama.`;
    default:
      return assertNever(act);
  }
}

/** What may be stopped, inside a sentence: `Bene Gesserit’s command`. */
export function theAct(act: CancellableAct): string {
  switch (act.kind) {
    case 'voice':
      return `${theFactions(act.by)} command`;
    case 'prescience':
      return `${theFactions(act.by)} look ahead`;
    case 'advantage':
    case 'shipment':
      return theAdvantage(act.advantage);
    case 'played-as-karama':
      return `${theFactions(act.by)} ${nameOfCard(act.card)}`;
    default:
      return assertNever(act);
  }
}

/** Why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const sayBarred = (advantage: AdvantageId): string =>
  `The ${ADVANTAGES[advantage].name} lets no card of your hand lie here.`;

/** A public line on a power that is stopped here: `A Karama stops the Emperor’s Sardaukar in this battle.` */
export const sayStopped = (advantage: AdvantageId): string =>
  `A Karama stops ${theAdvantage(advantage)} in this battle.`;

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
