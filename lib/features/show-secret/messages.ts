/** What is said of one secret that is shown to one other seat. */
import { nameOfCard } from '../../messages/cards.ts';
import { because } from '../../messages/explanation.ts';
import { nameOfLeader, theFaction, theFactions } from '../../messages/names.ts';
import { capital } from '../../messages/numbers.ts';
import { sayPrediction } from '../../messages/prediction.ts';
import type { Words } from '../../messages/messages.ts';
import type { SecretFace, SecretToShow, ShowSecretContract, Vouched } from './contract.ts';
import type { FactionId } from '../../model/factions.ts';

const HOW_IT_COMES: Readonly<Record<SecretToShow['kind'], string>> = {
  card: 'Choose a card of your hand that Mentat knows.',
  traitor: 'Choose a leader whom you have told Mentat.',
  prediction: 'Tell Mentat first what you have foretold.',
};

export const showingWords: Words<ShowSecretContract> = {
  told: {
    'secret-held-up': ({ by, to, silently }) =>
      `${theFaction(by)} showed ${theFaction(to)} something${silently ? ', unknown to all others' : ''}.`,
    'secret-seen': ({ by, to }) => `${theFaction(to)} has looked at what ${theFaction(by)} showed.`,
  },
  points: {
    'secret-held-up': ({ by, to }) => `${theFaction(by)} showed ${theFaction(to)} something`,
    'secret-seen': ({ by, to }) => `${theFaction(to)} looked at what ${theFaction(by)} showed`,
  },
  refusals: {
    'shown-to-oneself': () => because('You know this already.', 'Show it to somebody else.'),
    'not-to-be-shown': ({ kind }) => because('There is nothing there to be shown.', HOW_IT_COMES[kind]),
    'held-up-already': ({ to }) =>
      because(
        `${capital(theFaction(to))} has not looked yet at what you showed before.`,
        'Show one thing after the other.',
      ),
    'nothing-held-up': () => because('It is covered again, for good.', 'Ask whoever showed it to show it once more.'),
  },
};

/** What stands on the sheet, whatever is shown. */
export const SHEET = {
  title: 'Shown in secret',
  what: 'what is shown',
  toYou: 'Shown to you',
  look: 'Look at it now',
  yours: 'Show one of yours',
  nothing: 'You hold nothing that Mentat knows.',
  foretold: 'What you have foretold',
  toWhom: 'To whom',
} as const;

/** Beneath the heading of what one is shown. */
export const NOTHING_SHOWN = 'Nobody shows you anything now.';

/** `Harkonnen shows you something. You see it once, for 10 seconds.` */
export const sayHeldUp = (by: FactionId, seconds: number): string =>
  `${capital(theFaction(by))} shows you something. You see it once, for ${seconds} seconds.`;

/** What one is shown: `Stilgar is in Harkonnen’s pay.` */
export function sayFace(by: FactionId, face: SecretFace): string {
  switch (face.kind) {
    case 'card':
      return `${capital(theFaction(by))} holds ${nameOfCard(face.card)}.`;
    case 'traitor':
      return `${nameOfLeader(face.leader)} is in ${theFactions(by)} pay.`;
    case 'prediction':
      return `${capital(theFaction(by))} has foretold: ${sayPrediction(face.prediction)}`;
  }
}

/** Who says that it is so. */
export const sayVouched = (vouched: Vouched, by: FactionId): string =>
  vouched === 'mentat' ? 'Mentat dealt it.' : `As ${theFaction(by)} says; Mentat has not seen it.`;

/** What becomes known of it, before it is done. */
export const sayWhoLearns = (to: FactionId, silently: boolean): string =>
  silently
    ? `You are allies: nobody else learns that you show ${theFaction(to)} anything.`
    : `All are told that you show ${theFaction(to)} something, and not what.`;

export const sayShowTo = (to: FactionId): string => `Show it to ${theFaction(to)}`;

/** Held up, and not looked at. */
export const sayNotLookedAt = (to: FactionId): string => `${capital(theFaction(to))} has not looked yet.`;
